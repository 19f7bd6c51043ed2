import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Config } from '#platform/server/config/config.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import type { Storage } from '#platform/server/storage/storage.ts';

const SIDE = { width: 640, height: 480 };

/** A real picture of random dots, so that two of different seeds differ and none is a handful of bytes. */
export async function picture(type: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg', size = SIDE) {
  const dots = sharp({
    create: { ...size, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  });
  return dots.toFormat(type, type === 'avif' ? { effort: 0 } : {}).toBuffer();
}

/**
 * A storage for a demo whose pictures nobody looks at: a small grey one stands for each, because drawing them all takes
 * most of a minute. Journeys draw them whenever the demo has changed.
 */
export async function greyStorage(config: Config): Promise<Storage> {
  const grey = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .webp()
    .toBuffer();
  const stored = openStorage(config);
  const has = async (key: string) => {
    await stored.put(key, grey);
    return true;
  };
  return { ...stored, has };
}

/** A PNG of a few hundred bytes that claims to be 30,000 pixels a side. */
export async function pictureBomb() {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const bomb = Buffer.from(small);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  return withChecksum(bomb);
}

/** The checksum of a PNG's head covers its size. */
function withChecksum(png: Buffer): Buffer {
  let crc = 0xffffffff;
  for (const byte of png.subarray(12, 29)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  png.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 29);
  return png;
}

export const sharedFile = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url));
