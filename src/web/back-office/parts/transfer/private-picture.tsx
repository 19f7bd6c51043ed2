import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { FullView } from '#kit/overlay/full-view.tsx';
import type { AnyCall, CallRequest } from '#platform/call.ts';
import { dataAddress, fetchFile } from '../../../data/files.ts';
import { useAction } from '../../../data/use-action.ts';
import styles from './private-picture.module.css';
import { pictureText } from './private-picture.text.ts';

interface PrivatePictureProps<C extends AnyCall> {
  /** Replies with the picture. */
  call: C;
  input: CallRequest<C>;
  /** The button's words, and its name among others of its kind. */
  label: string;
  name: string;
  title: string;
  /** More than the title says. */
  alt: string;
}

/** A picture that no address shows: fetched when it is asked for, and drawn over the page in full size. */
export function PrivatePicture<C extends AnyCall>({
  call,
  input,
  label,
  name,
  title,
  alt,
}: PrivatePictureProps<C>) {
  const [address, setAddress] = useState<string>();
  const { busy, message, run } = useAction();
  const show = () => run(async () => setAddress(await dataAddress((await fetchFile(call, input)).file)));
  return (
    <>
      <Button
        size="small"
        variant="soft"
        icon="image"
        busy={busy ? pictureText.loading : undefined}
        aria-label={name}
        onClick={() => void show()}
      >
        {label}
      </Button>
      <FormError message={message} />
      <FullView open={address !== undefined} onClose={() => setAddress(undefined)} title={title}>
        {address && <img src={address} alt={alt} className={styles.full} />}
      </FullView>
    </>
  );
}
