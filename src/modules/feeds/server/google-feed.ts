import { toPounds } from '#platform/money.ts';
import type { FeedItem } from '../feed-item.ts';
import { feedText } from '../text.ts';
import type { FeedForm } from './feed-form.ts';
import { cut, printable } from './printable.ts';

/**
 * RSS 2.0 with the elements of Merchant Center (support.google.com/merchants/answer/7052112), which Meta reads too. Its
 * lengths are those of the specification of November 2026.
 */
export const googleFeed: FeedForm = {
  name: 'google',
  file: 'google.xml',
  type: 'application/xml; charset=utf-8',
  head: ({ site, shopName }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', shopName)}${element('link', site)}${element('description', feedText.description)}\n`,
  write: items => items.map(item => `<item>${elementsOf(item)}</item>\n`).join(''),
  tail: '</channel></rss>\n',
};

const elementsOf = (item: FeedItem) =>
  [
    element('g:id', item.id),
    element('g:title', cut(item.title, 150)),
    element('g:description', cut(item.description, 5000)),
    element('g:link', item.link),
    ...item.images.map((image, at) => element(at === 0 ? 'g:image_link' : 'g:additional_image_link', image)),
    element('g:availability', item.isAvailable ? 'in_stock' : 'out_of_stock'),
    element('g:price', priceOf(item.price)),
    item.salePrice === null ? '' : element('g:sale_price', priceOf(item.salePrice)),
    element('g:condition', 'new'),
    some('g:brand', cut(item.brand, 70)),
    item.gtin === null ? element('g:identifier_exists', 'no') : element('g:gtin', item.gtin),
    element('g:product_type', item.categories.join(' > ')),
    some('g:item_group_id', item.groupId ?? ''),
    some('g:color', cut(item.colour, 100)),
    some('g:size', cut(item.size, 100)),
    element('g:external_seller_id', String(item.merchantId)),
    `<g:shipping>${element('g:country', 'EG')}${element('g:price', priceOf(item.shipping))}</g:shipping>`,
  ].join('');

export const priceOf = (piastres: number) => `${toPounds(piastres).toFixed(2)} EGP`;

const some = (name: string, text: string) => (text === '' ? '' : element(name, text));

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => printable(text).replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign);
