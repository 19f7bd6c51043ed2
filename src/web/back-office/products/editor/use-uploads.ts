import { useRef, useState } from 'react';
import { fetchPicture, uploadPicture } from '#modules/media/calls.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../../../data/api.ts';
import { upload } from '../../../data/files.ts';
import { shrinkPicture } from '../../parts/shrink-picture.ts';
import { pictureText } from '../editor.text.ts';

interface Upload {
  key: number;
  /** From 0 to 100. */
  percent: number;
}

/** Uploads that wait or are in progress, and refused pictures with their reasons. */
export function useUploads(onUploaded: (identifier: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [failures, setFailures] = useState<string[]>([]);
  const count = useRef(0);

  /** One after another, in the order in which they were chosen. */
  async function send(files: readonly File[]) {
    const waiting = files.map(file => {
      count.current += 1;
      return { key: count.current, file };
    });
    setUploads(all => [...all, ...waiting.map(({ key }) => ({ key, percent: 0 }))]);
    for (const each of waiting) await sendOne(each);
  }

  async function sendOne({ key, file }: { key: number; file: File }) {
    const onProgress = (part: number) =>
      setUploads(all =>
        all.map(each => (each.key === key ? { key, percent: Math.round(part * 100) } : each)),
      );
    await finish(key, file.name, async () =>
      upload(uploadPicture, { file: await shrinkPicture(file) }, { onProgress }),
    );
  }

  /** A picture that lies elsewhere comes by the server. */
  async function fetchFrom(address: string) {
    count.current += 1;
    const key = count.current;
    setUploads(all => [...all, { key, percent: 0 }]);
    await finish(key, address, () => api(fetchPicture, { address }));
  }

  async function finish(key: number, name: string, store: () => Promise<{ identifier: string }>) {
    try {
      onUploaded((await store()).identifier);
    } catch (error) {
      const { message } = error instanceof Refusal ? error : generalRefusal('unexpected');
      setFailures(all => [...all, pictureText.failed(name, message)]);
    } finally {
      setUploads(all => all.filter(each => each.key !== key));
    }
  }

  return { uploads, failures, setFailures, send, fetchFrom };
}
