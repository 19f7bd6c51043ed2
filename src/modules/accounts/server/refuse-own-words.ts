import { generalRefusal } from '#platform/text.ts';
import { fieldText } from '../text.ts';

interface Owner {
  name: string;
  email: string;
  mobile: string;
}

/** A password needs this many letters beside what everybody who knows its owner would try first. */
const FEWEST_OTHERS = 4;

/** Refuses a password that is hardly more than the owner's name, e-mail address or mobile. */
export function refuseOwnWords(password: string, { name, email, mobile }: Owner): void {
  const national = mobile.replace('+20', '');
  const [mailbox = '', host = ''] = email.split('@');
  const words = [email, host, mailbox, mobile, `0${national}`, national, ...name.split(/\s+/)]
    .map(word => word.toLowerCase())
    .filter(word => word.length >= 3);
  const others = words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  if (others.length < FEWEST_OTHERS)
    throw generalRefusal('invalid_input', { fields: { password: fieldText.passwordCommon } });
}
