import { DAY } from '#platform/clock.ts';

/** Services that count the sales of a shop for whoever places its ads there. */
export const RECEIVERS = ['google', 'meta'] as const;
export type Receiver = (typeof RECEIVERS)[number];

/** How old a sale may be when it is told; both services refuse older ones. */
export const OLDEST: Readonly<Record<Receiver, number>> = { google: 3 * DAY, meta: 7 * DAY };

/** Changes with the words beside the switch. */
const WORDING = '2026-11';

/** What the log of consents keeps of what was read: the words, and who was named in them. */
export const wordingOf = (receivers: readonly Receiver[]): string => [WORDING, ...receivers].join(' ');

/** Whether a consent to this wording covers the receiver. */
export const covers = (wording: string, receiver: Receiver): boolean => wording.split(' ').includes(receiver);
