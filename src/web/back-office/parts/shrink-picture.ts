import { LARGEST_PICTURE } from '#modules/media/picture.ts';

const SIDE = 2_000;

/** A photo that is too large to upload, drawn smaller; the server handles one that this browser cannot draw. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= LARGEST_PICTURE || !/^image\/(jpeg|png|webp|avif)$/.test(file.type)) return file;
  const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!drawn) return file;
  const scale = Math.min(1, SIDE / Math.max(drawn.width, drawn.height));
  const canvas = new OffscreenCanvas(Math.round(drawn.width * scale), Math.round(drawn.height * scale));
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  drawn.close();
  return canvas.convertToBlob({
    type: file.type === 'image/png' ? 'image/webp' : 'image/jpeg',
    quality: 0.9,
  });
}
