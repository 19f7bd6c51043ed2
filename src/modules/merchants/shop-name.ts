import { readsLikeOwn } from '#modules/accounts/own-name.ts';
import { normalise } from '#platform/arabic.ts';
import { shopNameText } from './text.ts';

/** A name as readers take it, who look at no spaces. */
export const readsAs = (name: string): string => normalise(name).replaceAll(' ', '');

/** Letters of other scripts, and rare Arabic ones, look like those of a known name: «ڪ», or the "о" of Russian. */
const USUAL = /^[\u0621-\u064a0-9a-zœßæø.% ]*$/;

/** A name is in messages to people who have never bought here, and above every product: it leads nobody elsewhere. */
const ADDRESS = /https?:|www\.|@|[\w-]\.(?:com|net|org|eg|me|io|shop|store|co|link|ly|app)\b/i;
const MOBILE = /\d{8}/;

/** Why no merchant may have this name; null if nothing speaks against it. */
export function wrongName(name: string): string | null {
  if (readsLikeOwn(name)) return shopNameText.own;
  if (ADDRESS.test(name) || MOBILE.test(readsAs(name).replace(/[^\p{L}\p{N}]/gu, '')))
    return shopNameText.contact;
  return USUAL.test(normalise(name)) ? null : shopNameText.letters;
}
