import type { FeedItem } from '../feed-item.ts';

/** How a feed is written: a head, the items in portions, a tail. */
export interface FeedForm {
  name: string;
  /** Its last part in the address. */
  file: string;
  type: string;
  head: (shop: { site: string; shopName: string }) => string;
  write: (items: readonly FeedItem[]) => string;
  tail: string;
}
