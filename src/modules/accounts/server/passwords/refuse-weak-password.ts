import { generalRefusal } from '#platform/text.ts';
import { fieldText, shopWords } from '../../text.ts';
import { isCommon } from './common-passwords.ts';

interface Owner {
  name: string;
  email: string;
  mobile: string;
}

/** A password needs this many letters beside what everybody who knows its owner would try first. */
const FEWEST_OTHERS = 4;

/**
 * Refuses a password that guessers try first: a common one, or hardly more than the owner's name, e-mail address or
 * mobile, or the shop's name.
 */
export function refuseWeakPassword(password: string, { name, email, mobile }: Owner): void {
  const national = mobile.replace('+20', '');
  const [mailbox = '', host = ''] = email.split('@');
  const words = [email, host, mailbox, mobile, `0${national}`, national, ...shopWords, ...name.split(/\s+/)]
    .map(word => word.toLowerCase())
    .filter(word => word.length >= 3);
  const others = words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  if (others.length < FEWEST_OTHERS || isCommon(password))
    throw generalRefusal('invalid_input', { fields: { password: fieldText.passwordCommon } });
}
