import type { MerchantOrderStatus } from '#modules/orders/order.ts';
import type { ParcelState } from '#modules/orders/parcel.ts';
import { foldDigits } from '#platform/digits.ts';

/** One list may hold so many parcels: a courier's van; on paper it has 20 pages. Our own choice. */
export const MOST_HANDED = 500;
/** So many go with one request, about two seconds of the server's work; a longer list is sent in parts. */
export const HANDED_AT_ONCE = 50;
export const HANDOVERS_A_PAGE = 20;

/** What stands on a label or beside it: an order's number with or without its parcel, or a courier's number. */
export type Scanned = { orderId: number; parcelId: number | null } | { tracking: string };

const OWN = /^(?:wk\p{Pd}?#?|#)(\d{1,15})(?:\p{Pd}(\d{1,15}))?$/iu;
const TRACKING = /^[a-z\d._/-]{3,40}$/i;

/** Reads what a camera, a hand scanner or a person gives; null if it can be none of these. */
export function parseScanned(text: string): Scanned | null {
  const typed = foldDigits(text).replace(/\s/g, '');
  const own = OWN.exec(typed);
  if (own) return { orderId: Number(own[1]), parcelId: own[2] === undefined ? null : Number(own[2]) };
  return TRACKING.test(typed) ? { tracking: typed.toUpperCase() } : null;
}

const BARE = /^\d{1,15}$/;

/** The order that digits alone may mean, as people type them, unless a courier has given that number. */
export const bareOrder = (scanned: Scanned): Scanned | null =>
  'tracking' in scanned && BARE.test(scanned.tracking)
    ? { orderId: Number(scanned.tracking), parcelId: null }
    : null;

/** Why a parcel can or cannot go with the courier now. */
export const STANDINGS = [
  'ready',
  'to_accept',
  'to_pack',
  'several',
  'left',
  'cancelled',
  'unknown',
] as const;
export type Standing = (typeof STANDINGS)[number];

export interface FoundParcel {
  parcelId: number;
  state: ParcelState;
}

interface Found {
  status: MerchantOrderStatus;
  parcels: readonly FoundParcel[];
  /** The parcel that the number names; null where it names the order alone. */
  parcelId: number | null;
}

const OVER: ReadonlySet<MerchantOrderStatus> = new Set(['cancelled', 'pending_confirmation']);

/** What stands in the way of a parcel, and the parcel that is meant. */
export function standingOf({ status, parcels, parcelId }: Found): {
  standing: Standing;
  parcelId: number | null;
} {
  const named = parcels.find(parcel => parcel.parcelId === parcelId);
  if (named) {
    const standing = named.state === 'packed' ? 'ready' : named.state === 'cancelled' ? 'cancelled' : 'left';
    return { standing, parcelId: named.parcelId };
  }
  const packed = parcels.filter(({ state }) => state === 'packed');
  if (packed.length > 1) return { standing: 'several', parcelId: null };
  if (packed[0]) return { standing: 'ready', parcelId: packed[0].parcelId };
  if (status === 'new') return { standing: 'to_accept', parcelId: null };
  if (status === 'accepted') return { standing: 'to_pack', parcelId: null };
  return { standing: OVER.has(status) ? 'cancelled' : 'left', parcelId: null };
}
