import type { WhatsappText } from '#modules/notifications/whatsapp.ts';
import { formatPrice } from '#platform/money.ts';
import { plural } from '#platform/plural.ts';
import type { Facts } from './facts.ts';
import { HOURS, untilWords, yoursShort } from './fields.text.ts';
import type { TextName } from './text.ts';

/** A template about the part, or the one that also names the cash. */
const aboutPart =
  (template: PartTemplate, withCash?: CashTemplate) =>
  (facts: Facts): WhatsappText => {
    const part = yoursShort(facts);
    return withCash && facts.due
      ? { template: withCash, values: { part, amount: formatPrice(facts.due) } }
      : { template, values: { part } };
  };
type OfValues<Values> = Extract<WhatsappText, { values: Values }>;
type CashTemplate = OfValues<{ part: string; amount: string }>['template'];
type PartTemplate = Exclude<OfValues<{ part: string }>['template'], CashTemplate>;

/** For whoever agreed to WhatsApp, in place of the SMS. */
export const orderWhatsapp: Partial<Record<TextName, (facts: Facts) => WhatsappText>> = {
  placed: facts => ({
    template: 'order_placed',
    values: { order: facts.order, amount: formatPrice(facts.total) },
  }),
  not_confirmed: facts => ({ template: 'order_not_confirmed', values: { order: facts.order } }),
  rejected: aboutPart('order_cancelled'),
  timed_out: aboutPart('order_cancelled'),
  cancelled_by_shop: aboutPart('order_cancelled'),
  shipped: aboutPart('order_shipped', 'order_shipped_cash'),
  out_for_delivery: aboutPart('order_out_for_delivery', 'order_out_for_delivery_cash'),
  attempt_failed: aboutPart('order_attempt_failed', 'order_attempt_failed_cash'),
  delivered: aboutPart('order_delivered'),
  undelivered: aboutPart('order_undelivered'),
  lost: aboutPart('order_lost'),
  damaged: aboutPart('order_damaged'),
  new_order: facts => ({
    template: 'merchant_new_order',
    values: { order: facts.order, deadline: untilWords(facts.deadline, plural(facts.timeoutHours, HOURS)) },
  }),
  reminder: facts => ({
    template: 'merchant_reminder',
    values: { order: facts.order, deadline: untilWords(facts.deadline, plural(facts.timeoutHours, HOURS)) },
  }),
};
