import { expect, test } from 'vitest';
import { isSamePicture } from '#modules/media/picture.ts';

const HASH = '0123456789abcdef0123456789abcdef';

test('a file that is chosen again after its address has changed is the same picture', () => {
  const first = `/private-media/${HASH}.lq2k1.c2lnbmVk`;
  expect(isSamePicture(first, `/private-media/${HASH}.lq9zz.b3RoZXI`)).toBe(true);
  expect(isSamePicture(first, `/private-media/${HASH.replace('0', 'f')}.lq2k1.c2lnbmVk`)).toBe(false);
  expect(isSamePicture(`/media/${HASH}`, `/media/${HASH}`)).toBe(true);
  expect(isSamePicture(`/media/${HASH}`, first)).toBe(false);
});
