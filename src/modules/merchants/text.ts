import { refuser } from '#platform/refusal.ts';

export const merchantRefusals = {
  merchant_not_found: [404, 'هذا المتجر غير موجود أو متوقف حاليًا.'],
} as const;

export const merchantRefusal = refuser(merchantRefusals);

/** What a merchant without a name is called [LND-6]. */
export const NAMELESS_MERCHANT = 'متجر';
