import type { SaidText } from '#modules/notifications/said-text.ts';
import type { WhatsappText } from '#modules/notifications/whatsapp.ts';
import { untilWords } from '#modules/orders/messages/fields.text.ts';
import { UNITS } from '#modules/orders/units.text.ts';
import { withFullStop } from '#platform/full-stop.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice } from '#platform/money.ts';
import { plural } from '#platform/plural.ts';
import type { CaseFacts } from './message-facts.ts';
import { DECISION_LABELS, reasonLabel } from './text.ts';

/** The inbox and the mail use title and body; the SMS is separate, with 70 letters and Latin digits. */
export type CaseText = SaidText<CaseFacts>;

export const amountOf = ({ amount }: CaseFacts) => isolate(formatPrice(amount));
export const restOf = ({ replacement }: CaseFacts) => isolate(formatPrice(replacement?.rest ?? 0));
export const toPayOf = ({ replacement }: CaseFacts) => isolate(formatPrice(replacement?.toPay ?? 0));
export const payByOf = ({ replacement }: CaseFacts) => untilWords(replacement?.payBy ?? null, 'المهلة');
export const ofOrder = ({ order }: CaseFacts) => `الطلب ${isolate(order)}`;
export const because = ({ reason }: CaseFacts) => (reason ? ` السبب: ${withFullStop(reason)}` : '');
export const goods = (facts: CaseFacts) => `${plural(facts.units, UNITS)}. ${reasonLabel(facts.about)}.`;
export const numbered = ({ id }: CaseFacts) => isolate(String(id));
export const goesTo = ({ wish, isCredit, toAccount }: CaseFacts) => {
  if (wish === 'credit' || isCredit) return 'أُضيف إلى رصيدك على وكالة.';
  return toAccount ? 'حُوّل إلى حسابك.' : 'عاد بنفس طريقة الدفع.';
};

/** Templates that name the order, or the order and the amount. */
export const newsOf =
  (template: 'return_news' | 'claim_news') =>
  ({ order }: CaseFacts): WhatsappText => ({ template, values: { order } });
export const moneyNews =
  (template: 'refund_arrived' | 'refund_needs_account') =>
  ({ order, amount }: CaseFacts): WhatsappText => ({
    template,
    values: { order, amount: formatPrice(amount) },
  });

export function decisionOf({ decision }: CaseFacts): string {
  return decision ? DECISION_LABELS[decision] : '';
}
