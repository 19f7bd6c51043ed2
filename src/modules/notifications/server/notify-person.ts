import { MINUTE } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Message } from '../message.ts';
import { allChoices, type NoticeKind } from '../notice-choice.ts';
import type { NoticeAct, NotificationKind } from '../notification.ts';
import { endOfQuietNight } from '../quiet-night.ts';
import { withLink } from '../said-text.ts';
import { readWhatsapp, type WhatsappText } from '../whatsapp.ts';
import { insertWhatsapp, type NewWhatsapp } from './channels/whatsapp.sql.ts';
import { type Recipient, selectRecipients } from './choose-notices.sql.ts';
import { insertNotices, type NewNotification } from './queries.ts';

export interface PersonMessage {
  /** What it is about, by which a buyer chooses channels; an order if nothing is said. */
  kind?: NoticeKind;
  /** `inbox` messages stay in the shop; the other two leave it. */
  channels: readonly ('inbox' | 'email' | 'sms')[];
  title: string;
  body: string;
  /** What the page at `link` is called, where a mail ends with its address. */
  linkWords: string;
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

export interface PersonalNotice {
  /** The account's id; nothing is told to one that is deleted. */
  to: number;
  said: PersonMessage;
}

interface Ways {
  wanted: ReadonlySet<string>;
  notBefore: Date | null;
}

/** `notifyPeople` for one. */
export function notifyPerson(ctx: Ctx, tx: Tx, notice: PersonalNotice): Promise<void> {
  return notifyPeople(ctx, tx, [notice]);
}

/**
 * Tells people something through all their channels: buyers choose them by kind, and members and staff which of them
 * besides the inbox. At night only what is on its way to a buyer leaves the shop. Nothing is sent before the caller's
 * transaction has committed. However many are told, this reads once and writes once for each moment of leaving, and once
 * for each message by WhatsApp.
 */
export async function notifyPeople(ctx: Ctx, tx: Tx, notices: readonly PersonalNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const people = await selectRecipients(
    tx,
    notices.map(({ to }) => to),
  );
  const written = notices.flatMap(({ to, said }) => {
    const person = people.get(to);
    return person ? [writtenFor(ctx, { person, said, ways: waysTo(ctx, person, said) })] : [];
  });
  for (const { whatsapp } of written) if (whatsapp) await insertWhatsapp(tx, whatsapp);
  for (const [time, together] of Map.groupBy(written, ({ notBefore }) => notBefore?.getTime())) {
    const entries = together.flatMap(each => each.entries);
    const messages = together.flatMap(each => each.messages);
    await insertNotices(tx, { entries, messages }, time === undefined ? null : new Date(time));
  }
}

interface Written {
  notBefore: Date | null;
  entries: NewNotification[];
  messages: Message[];
  whatsapp?: NewWhatsapp;
}

interface Delivery {
  person: Recipient;
  said: PersonMessage;
  ways: Ways;
}

function writtenFor(ctx: Ctx, delivery: Delivery): Written {
  const { person, said, ways } = delivery;
  const { userId, email: recipient } = person;
  const { title, body, link, act } = said;
  const goesBy = (channel: PersonMessage['channels'][number]) =>
    said.channels.includes(channel) && ways.wanted.has(channel);
  const kind: NotificationKind = said.isSecurity ? 'account' : (said.kind ?? 'orders');
  const mobile = said.channels.includes('sms') ? toMobile(ctx, delivery) : {};
  const messages: Message[] = mobile.sms ? [mobile.sms] : [];
  if (goesBy('email') && recipient !== '') {
    const letter = withLink(body, { words: said.linkWords, url: new URL(link, ctx.config.publicUrl).href });
    const mail = { channel: 'email', recipient, subject: title, body: letter } as const;
    messages.unshift({ userId, ...mail, secret: false, goodUntil: null });
  }
  const entry = { userId, kind, title, body, link, act, now: ctx.clock.now() };
  return {
    notBefore: ways.notBefore,
    entries: goesBy('inbox') ? [entry] : [],
    messages,
    ...(mobile.whatsapp && { whatsapp: mobile.whatsapp }),
  };
}

/** What WhatsApp has not delivered by then goes by SMS; the templates themselves live as long. */
const WHATSAPP_PATIENCE = 30 * MINUTE;

function toMobile(
  { clock }: Ctx,
  { person, said, ways: { wanted, notBefore } }: Delivery,
): { sms?: Message; whatsapp?: NewWhatsapp } {
  const { userId, mobile: recipient } = person;
  const { whatsapp, link, secret = false } = said;
  const sms = wanted.has('sms') ? (said.sms ?? '') : '';
  if (recipient === '') return {};
  if (whatsapp && wanted.has('whatsapp')) {
    const goodUntil = new Date((notBefore ?? clock.now()).getTime() + WHATSAPP_PATIENCE);
    const body = readWhatsapp(whatsapp);
    const common = { userId, recipient, body, link, sms, secret, notBefore, goodUntil };
    return { whatsapp: { ...common, ...whatsapp } };
  }
  if (sms === '') return {};
  return { sms: { userId, channel: 'sms', recipient, subject: '', body: sms, secret, goodUntil: null } };
}

function waysTo(ctx: Ctx, { chosen, muted, isQuiet }: Recipient, said: PersonMessage): Ways {
  if (said.isSecurity) return { wanted: new Set(['inbox', 'email', 'sms']), notBefore: null };
  const kind = said.kind ?? 'orders';
  const wanted = allChoices(chosen, ctx.config)
    .filter(choice => choice.kind === kind && choice.wanted)
    .map(({ channel }) => (channel === 'app' ? 'inbox' : channel))
    .filter(channel => !muted.includes(channel));
  const waits = isQuiet && (kind !== 'orders' || said.canWait);
  return { wanted: new Set(wanted), notBefore: waits ? endOfQuietNight(ctx.clock.now()) : null };
}
