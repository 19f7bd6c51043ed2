import { MINUTE } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { SIGNED_PICTURE } from '../picture.ts';
import { acceptImage } from './accept-image.ts';
import { identifierOf, isUploadedPicture, parseIdentifier } from './originals.ts';
import { type PictureQuery, readPicture, type StoredPicture } from './read-picture.ts';

/** What an address was given for: to look at, or, to whoever has just uploaded it, to be named in what is sent next. */
const PURPOSES = { shown: 'private picture', uploaded: 'uploaded picture' } as const;
type Purpose = keyof typeof PURPOSES;

/** An address is good for one to two of these, and the same for as long, so that a page that is drawn again keeps it. */
const GOOD_FOR = 30 * MINUTE;

/**
 * A private picture's address, for whoever may see it at this moment; other text stays as it is. An identifier without
 * its signature shows nothing.
 */
export function signPicture(ctx: Pick<Ctx, 'secrets' | 'clock'>, identifier: string): string {
  return parseIdentifier(identifier)?.audience === 'private' ? signFor(ctx, identifier, 'shown') : identifier;
}

function signFor(
  { secrets, clock }: Pick<Ctx, 'secrets' | 'clock'>,
  identifier: string,
  purpose: Purpose,
): string {
  const until = (Math.floor(clock.now().getTime() / GOOD_FOR) + 2) * GOOD_FOR;
  const content = `${identifier}.${until.toString(36)}`;
  return `${content}.${secrets.sign(content, PURPOSES[purpose])}`;
}

interface Signed {
  identifier: string;
  until: number;
  purpose: Purpose;
}

function readSigned({ secrets }: Pick<Ctx, 'secrets'>, address: string): Signed | null {
  const [identifier = '', until = '', signature = ''] = SIGNED_PICTURE.test(address)
    ? address.split('.')
    : [];
  const content = `${identifier}.${until}`;
  const purpose = (['shown', 'uploaded'] as const).find(each =>
    secrets.isSigned({ content, signature }, PURPOSES[each]),
  );
  return purpose ? { identifier, until: Number.parseInt(until, 36), purpose } : null;
}

/**
 * The identifier behind an address that this shop has given out, however long ago: forms may stay open. Other text stays
 * as it is.
 */
export function unsignPicture(ctx: Pick<Ctx, 'secrets'>, text: string): string {
  return readSigned(ctx, text)?.identifier ?? text;
}

/** Stores an uploaded picture for those alone who are given an address of it; refuses like `acceptImage`. */
export async function acceptPrivateImage(ctx: Ctx, bytes: Uint8Array): Promise<string> {
  const { identifier } = await acceptImage(ctx, bytes, 'private');
  return signFor(ctx, identifier, 'uploaded');
}

/**
 * The identifiers behind these addresses, or null if one of them was not given to whoever uploaded it. Whoever was only
 * shown a picture, as the other side of a conversation is, cannot send it on as their own; what names some `already` may
 * go on naming them.
 */
export async function namePrivate(
  ctx: Ctx,
  addresses: readonly string[],
  already: readonly string[] = [],
): Promise<string[] | null> {
  const identifiers = addresses.flatMap(address => {
    const signed = readSigned(ctx, address);
    return signed && (signed.purpose === 'uploaded' || already.includes(signed.identifier))
      ? [signed.identifier]
      : [];
  });
  for (const identifier of identifiers) {
    const ref = parseIdentifier(identifier);
    if (!ref || !(await isUploadedPicture(ctx.storage, ref))) return null;
  }
  return identifiers.length === addresses.length ? identifiers : null;
}

/** The bytes behind a signed address while it is good; null for any other. */
export async function readPrivatePicture(
  ctx: Ctx,
  { address, ...asked }: Omit<PictureQuery, 'ref'> & { address: string },
): Promise<StoredPicture | null> {
  const signed = readSigned(ctx, address);
  const ref = signed && signed.until > ctx.clock.now().getTime() ? parseIdentifier(signed.identifier) : null;
  return ref && readPicture(ctx, { ref, ...asked });
}

/** What everybody sees a picture as that was private before: see `publishPictures`. */
export function publicOf(identifier: string): string {
  const ref = parseIdentifier(identifier);
  return ref ? identifierOf({ ...ref, audience: 'public' }) : identifier;
}
