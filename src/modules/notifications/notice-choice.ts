import * as z from 'zod/mini';

/** What a person is told about. `watched`: goods that are back, or cheaper, and were asked for. */
export const NOTICE_KINDS = ['orders', 'messages', 'money', 'watched', 'cart', 'offers'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * `app` is the notification centre and the notifications of devices. `whatsapp` takes the place of a text message, and
 * is for what belongs to a purchase only: there a message costs by what it is about.
 */
export const NOTICE_CHANNELS = ['app', 'email', 'sms', 'whatsapp'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/**
 * `always` cannot be switched off, `never` is not offered. What is `off` needs a consent first (law 151/2020): only what
 * belongs to a purchase, or was asked for, may be `on` before anybody chose.
 */
type Usual = 'always' | 'on' | 'off' | 'never';

const USUAL: Readonly<Record<NoticeKind, Record<NoticeChannel, Usual>>> = {
  orders: { app: 'always', email: 'on', sms: 'always', whatsapp: 'off' },
  messages: { app: 'on', email: 'on', sms: 'off', whatsapp: 'never' },
  money: { app: 'on', email: 'on', sms: 'on', whatsapp: 'off' },
  watched: { app: 'on', email: 'off', sms: 'off', whatsapp: 'never' },
  cart: { app: 'off', email: 'off', sms: 'never', whatsapp: 'never' },
  offers: { app: 'off', email: 'off', sms: 'off', whatsapp: 'never' },
};

export const noticeChoice = z.object({
  kind: z.enum(NOTICE_KINDS),
  channel: z.enum(NOTICE_CHANNELS),
  wanted: z.boolean(),
});
export type NoticeChoice = z.output<typeof noticeChoice>;

/** A choice as the person sees it; `isFixed`: it cannot be switched off. */
export const shownChoice = z.extend(noticeChoice, { isFixed: z.boolean() });

/** Changes with the words beside the switches, so that a consent names what was read. */
export const NOTICE_WORDING = '2026-11';

/** What the shop can send by: a shop without an account at WhatsApp offers none. */
export interface Means {
  whatsapp: unknown;
}

export function isOffered({ kind, channel }: Omit<NoticeChoice, 'wanted'>, { whatsapp }: Means): boolean {
  if (channel === 'whatsapp' && !whatsapp) return false;
  return USUAL[kind][channel] !== 'never';
}

export function isFixed({ kind, channel }: Omit<NoticeChoice, 'wanted'>): boolean {
  return USUAL[kind][channel] === 'always';
}

/** All that is offered, with the person's choice or else the usual one. */
export function allChoices(chosen: readonly NoticeChoice[], means: Means): z.output<typeof shownChoice>[] {
  const made = new Map(chosen.map(({ kind, channel, wanted }) => [`${kind} ${channel}`, wanted]));
  return NOTICE_KINDS.flatMap(kind =>
    NOTICE_CHANNELS.filter(channel => isOffered({ kind, channel }, means)).map(channel => {
      const usual = USUAL[kind][channel];
      const wanted = usual === 'always' || (made.get(`${kind} ${channel}`) ?? usual === 'on');
      return { kind, channel, wanted, isFixed: usual === 'always' };
    }),
  );
}
