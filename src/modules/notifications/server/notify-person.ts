import { MINUTE } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { allChoices, type NoticeKind } from '../notice-choice.ts';
import type { NoticeAct, NotificationKind } from '../notification.ts';
import { endOfQuietNight } from '../quiet-night.ts';
import { readWhatsapp, type WhatsappText } from '../whatsapp.ts';
import { selectTelling } from './choose-notices.sql.ts';
import { notify } from './notify.ts';
import { sendMessage } from './send-message.ts';
import { insertWhatsapp } from './whatsapp/queries.ts';

export interface Recipient {
  userId: number;
  mobile: string;
  email: string;
}

export interface PersonMessage {
  /** What it is about, by which a buyer chooses channels; an order if nothing is said. */
  kind?: NoticeKind;
  /** `inbox` messages stay in the shop; the other two leave it. */
  channels: readonly ('inbox' | 'email' | 'sms')[];
  title: string;
  body: string;
  /** The mail's body, with the address that shows more. */
  mail: (url: string) => string;
  /** Complete in itself; without it, no SMS is sent. */
  sms?: string | undefined;
  /** Takes the place of the SMS for whoever agreed to WhatsApp; the SMS follows if it is not delivered. */
  whatsapp?: WhatsappText | undefined;
  /** Of the text message: see `Message`. */
  secret?: boolean;
  /** It is about the safety of the account, so that no channel can be switched off for it. */
  isSecurity?: boolean | undefined;
  /** A path of the shop. */
  link: string;
  /** What it asks for there, as a button in the shop. */
  act?: NoticeAct | undefined;
  /** It can wait for the morning, though it is about an order. */
  canWait?: boolean;
}

interface Telling {
  to: Recipient;
  said: PersonMessage;
}

interface Ways {
  wanted: ReadonlySet<string>;
  notBefore: Date | null;
}

/**
 * Tells a person one thing through all its channels: buyers choose them by kind, and members and staff which of them
 * besides the inbox. At night only what is on its way to a buyer leaves the shop. Nothing is sent before the caller's
 * transaction has committed.
 */
export async function notifyPerson(ctx: Ctx, tx: Tx, { to, said }: Telling): Promise<void> {
  const { userId, email } = to;
  const { title, body, link, act } = said;
  const ways = await waysTo(ctx, tx, { to, said });
  const { wanted, notBefore } = ways;
  const goesBy = (channel: PersonMessage['channels'][number]) =>
    said.channels.includes(channel) && wanted.has(channel);
  const kind: NotificationKind = said.isSecurity ? 'account' : (said.kind ?? 'orders');
  const entry = { userId, kind, title, body, link, act, now: ctx.clock.now(), notBefore };
  if (goesBy('inbox')) await notify(tx, entry);
  if (goesBy('email')) {
    const letter = said.mail(new URL(link, ctx.config.publicUrl).href);
    const mail = { channel: 'email', recipient: email, subject: title, body: letter } as const;
    await sendMessage(tx, { userId, ...mail, secret: false, goodUntil: null, notBefore });
  }
  if (said.channels.includes('sms')) await sendToMobile(ctx, tx, { to, said, ways });
}

/** What WhatsApp has not delivered by then goes by SMS; the templates themselves live as long. */
const WHATSAPP_PATIENCE = 30 * MINUTE;

async function sendToMobile(
  { clock }: Ctx,
  tx: Tx,
  { to, said, ways: { wanted, notBefore } }: Telling & { ways: Ways },
): Promise<void> {
  const { userId, mobile: recipient } = to;
  const { whatsapp, link, secret = false } = said;
  const sms = wanted.has('sms') ? (said.sms ?? '') : '';
  if (whatsapp && wanted.has('whatsapp') && recipient !== '') {
    const goodUntil = new Date((notBefore ?? clock.now()).getTime() + WHATSAPP_PATIENCE);
    const body = readWhatsapp(whatsapp);
    const common = { userId, recipient, body, link, sms, secret, notBefore, goodUntil };
    return insertWhatsapp(tx, { ...common, ...whatsapp });
  }
  if (sms === '') return;
  const text = { channel: 'sms', recipient, subject: '', body: sms, secret } as const;
  await sendMessage(tx, { userId, ...text, goodUntil: null, notBefore });
}

async function waysTo(ctx: Ctx, tx: Tx, { to, said }: Telling): Promise<Ways> {
  if (said.isSecurity) return { wanted: new Set(['inbox', 'email', 'sms']), notBefore: null };
  const kind = said.kind ?? 'orders';
  const { chosen, muted, isQuiet } = await selectTelling(tx, to.userId);
  const wanted = allChoices(chosen, ctx.config)
    .filter(choice => choice.kind === kind && choice.wanted)
    .map(({ channel }) => (channel === 'app' ? 'inbox' : channel))
    .filter(channel => !muted.includes(channel));
  const waits = isQuiet && (kind !== 'orders' || said.canWait);
  return { wanted: new Set(wanted), notBefore: waits ? endOfQuietNight(ctx.clock.now()) : null };
}
