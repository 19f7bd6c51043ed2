import { moved } from '#kit/use-grip.ts';
import { MOST_PICTURES } from '#modules/catalog/back-office/product-draft.ts';
import { driveId, isForeign, isPictureIdentifier } from '#modules/media/picture.ts';
import { pictureText } from '../editor.text.ts';
import type { Editor } from './use-editor.ts';
import { useUploads } from './use-uploads.ts';

/** The pictures of the form: uploaded one by one with their progress, moved and removed. */
export function usePictures({ form, change }: Editor) {
  const append = (identifier: string) =>
    change(before =>
      before.images.length >= MOST_PICTURES || before.images.includes(identifier)
        ? before
        : { ...before, images: [...before.images, identifier] },
    );
  const { uploads, failures, setFailures, send, fetchFrom } = useUploads(append);
  const room = MOST_PICTURES - form.images.length - uploads.length;
  return {
    uploads,
    failures,
    room,
    /** In the order in which they were chosen: the first is the cover. */
    async addFiles(files: readonly File[]) {
      setFailures(files.length > room ? [pictureText.full] : []);
      await send(files.slice(0, Math.max(0, room)));
    },
    /** Returns whether the text is a picture's address. What lies elsewhere is fetched now, by the server. */
    addLink(text: string): boolean {
      const identifier = driveId(text.trim()) ?? text.trim();
      if (!isPictureIdentifier(identifier)) return false;
      if (isForeign(identifier)) void fetchFrom(identifier);
      else append(identifier);
      return true;
    },
    move: (from: number, to: number) =>
      change(before => ({ ...before, images: moved(before.images, from, to) })),
    remove: (at: number) =>
      change(before => ({ ...before, images: before.images.filter((_, place) => place !== at) })),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
