import { Note } from '../display/note.tsx';

/** What went wrong with the whole form. Always there, so that a screen reader hears the sentence when it comes. */
export function FormError({ message }: { message: string | undefined }) {
  return <div role="alert">{message && <Note tone="danger">{message}</Note>}</div>;
}
