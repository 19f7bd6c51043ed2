import type { IconName } from '#kit/icon.tsx';
import type { Found } from '#modules/reports/calls.ts';

/** Something to go to. */
export interface Choice {
  to: string;
  title: string;
  note: string;
  icon: IconName;
}

export interface Group {
  title: string;
  choices: readonly Choice[];
}

const WAYS: Readonly<Record<Found['kind'], { icon: IconName; to: (found: Found) => string }>> = {
  order: { icon: 'receipt-text', to: ({ id }) => `/order-details/${id}` },
  product: { icon: 'boxes', to: ({ id }) => `/product-details/${id}` },
  merchant: { icon: 'store', to: ({ id, tab }) => `/merchants?tab=${tab ?? ''}&id=${id}` },
  user: { icon: 'users', to: ({ id }) => `/users?user=${id}` },
  return: { icon: 'return', to: ({ id }) => `/returns/${id}` },
  refund: { icon: 'cash', to: ({ tab }) => `/refunds?tab=${tab ?? ''}` },
  coupon: { icon: 'ticket-percent', to: ({ page }) => `/coupons?page=${page ?? 1}` },
  statement: { icon: 'receipt-text', to: ({ id }) => `/money/statements/${id}` },
  // The list goes on below a number: this one stands first.
  payout: { icon: 'hand-coins', to: ({ id }) => `/payouts?before=${id + 1}` },
};

export function choiceOf(found: Found): Choice {
  const { icon, to } = WAYS[found.kind];
  return { icon, to: to(found), title: found.title, note: found.note };
}

const STORAGE_KEY = 'recent-choices';
const MOST_RECENT = 6;

/** The last choices of this account alone, because others sign in at the same browser. */
export function recentChoices(accountId: number): Choice[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(`${STORAGE_KEY}-${accountId}`) ?? '[]');
    return Array.isArray(stored) ? (stored as Choice[]) : [];
  } catch {
    return [];
  }
}

export function storeChoice(accountId: number, choice: Choice): void {
  const others = recentChoices(accountId).filter(({ to }) => to !== choice.to);
  try {
    sessionStorage.setItem(
      `${STORAGE_KEY}-${accountId}`,
      JSON.stringify([choice, ...others].slice(0, MOST_RECENT)),
    );
  } catch {
    // Storage is forbidden, so nothing is recent.
  }
}
