import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { Receiver } from './receiver.ts';

const refusals = {
  analytics_not_offered: [404, 'لا يخبر المتجر أي خدمة إحصاء بمبيعاته.'],
} as const satisfies RefusalTable;

export const refuseAnalytics = refuser(refusals);

const NAMES: Readonly<Record<Receiver, string>> = { google: 'جوجل', meta: 'ميتا' };

const namesOf = (receivers: readonly Receiver[]) => receivers.map(each => NAMES[each]).join(' و');

export const analyticsText = {
  name: 'إحصاء الإعلانات',
  about: (receivers: readonly Receiver[]) =>
    `عند وصول طلبك نخبر ${namesOf(receivers)} بالمنتجات وأسعارها، ومعها رقمك وبريدك مشفّرين بلا رجعة، لنعرف أي إعلان نفع. لا شيء قبل موافقتك، وتسحبها متى شئت.`,
} as const;
