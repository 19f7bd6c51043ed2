import type { AnyCall } from '#platform/call.ts';

/** A person who sees everything, one who sees their own shop, and one who has bought often. */
export type Who = 'admin' | 'merchant' | 'buyer';

export interface ShopSize {
  orders: number;
  products: number;
}

/** A call by one of them, in a shop of that size. */
export interface Asked {
  who: Who;
  call: AnyCall;
  input: (size: ShopSize) => Record<string, unknown>;
}

export type Lists = Readonly<Record<string, Asked>>;

type Given = Record<string, unknown> | Asked['input'];

/** The calls of one kind of person, with input that is the same in every shop or depends on its size. */
export const askedBy =
  (who: Who) =>
  (call: AnyCall, given: Given = {}): Asked => ({
    who,
    call,
    input: typeof given === 'function' ? given : () => given,
  });

/** This many days ago in Cairo's calendar, near enough for a list. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
