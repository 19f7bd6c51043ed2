import { stringify } from 'csv-stringify/sync';
import type { FeedItem } from '../feed-item.ts';
import type { FeedForm } from './feed-form.ts';
import { priceOf } from './google-feed.ts';
import { cut, printable } from './printable.ts';

/** Columns of a catalogue at Meta, each with what it says of an item (facebook.com/business/help/120325381656392). */
const COLUMNS: Readonly<Record<string, (item: FeedItem) => string>> = {
  id: item => item.id,
  title: item => cut(item.title, 200),
  description: item => cut(item.description, 9999),
  availability: item => (item.isAvailable ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: item => priceOf(item.price),
  sale_price: item => (item.salePrice === null ? '' : priceOf(item.salePrice)),
  link: item => item.link,
  image_link: item => item.images[0] ?? '',
  additional_image_link: item => item.images.slice(1).join(','),
  brand: item => cut(item.brand, 100),
  gtin: item => item.gtin ?? '',
  item_group_id: item => item.groupId ?? '',
  color: item => cut(item.colour, 200),
  size: item => cut(item.size, 200),
  product_type: item => item.categories.join(' > '),
  shipping: item => `EG:::${priceOf(item.shipping)}`,
};

/** Programs read it, no spreadsheet: nothing is put before a text that begins like a formula. */
export const metaFeed: FeedForm = {
  name: 'meta',
  file: 'meta.csv',
  type: 'text/csv; charset=utf-8',
  head: () => stringify([Object.keys(COLUMNS)]),
  write: items => stringify(items.map(item => Object.values(COLUMNS).map(of => printable(of(item))))),
  tail: '',
};
