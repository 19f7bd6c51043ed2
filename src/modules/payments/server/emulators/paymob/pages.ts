import { formatPrice } from '#platform/money.ts';
import { type Answer, type Asked, html, seeOther } from '../line.ts';
import { chosen, trialPage } from '../page.ts';
import { STATUS_TEXT, TRIAL_TEXT } from '../text.ts';
import type { Intention, PaymobBooks } from './books.ts';
import { happen, PAYMOB_DEEDS, type PaymobParts, wayBack } from './happen.ts';

/** The Unified Checkout, where the person trying the shop chooses the outcome. */
export async function answerPage(parts: PaymobParts, asked: Asked): Promise<Answer | null> {
  if (asked.path !== '/unifiedcheckout/') return null;
  const form = chosen(asked.body);
  const secret = asked.query.get('clientSecret') ?? form.form.get('clientSecret') ?? '';
  const intention = parts.books.bySecret(secret);
  if (!intention) return html(trialPage({ ...NOTHING, title: TRIAL_TEXT.notFound }));
  if (asked.method !== 'POST') return html(checkoutPage(parts.books, intention));
  const deed = PAYMOB_DEEDS.find(each => each === form.form.get('deed')) ?? 'leave';
  if (form.trouble) parts.outbox.spoil(form.trouble);
  const transaction = isOver(parts.books, intention) ? null : await happen(parts, intention, deed);
  // A buyer who pays later gets a code that leads back to this page.
  if (deed === 'later' && intention.kind === 'kiosk') return html(checkoutPage(parts.books, intention));
  return seeOther(wayBack(parts, intention, transaction));
}

const NOTHING = { facts: [], action: '', hidden: {}, choices: [] };

function checkoutPage(books: PaymobBooks, intention: Intention): string {
  const { kind, amount, reference, orderId, clientSecret } = intention;
  const last = books.lastOf(orderId);
  const isPaid = last?.success === true;
  const code = last?.pending && kind === 'kiosk' ? last.data.bill_reference : undefined;
  return trialPage({
    title: TRIAL_TEXT.checkout[kind],
    facts: [
      [TRIAL_TEXT.amount, formatPrice(amount)],
      [TRIAL_TEXT.reference, reference],
      [TRIAL_TEXT.status, isPaid ? STATUS_TEXT.paid : STATUS_TEXT.waiting],
      ...(code === undefined ? [] : [[TRIAL_TEXT.code, String(code)] as const]),
    ],
    action: '',
    hidden: { clientSecret },
    choices: isPaid ? [{ deed: 'leave', label: TRIAL_TEXT.leave }] : choicesOf(kind, code !== undefined),
  });
}

function choicesOf(kind: Intention['kind'], hasCode: unknown) {
  const [pay, decline, leave] = [
    { deed: 'pay', label: kind === 'kiosk' ? TRIAL_TEXT.payAtKiosk : TRIAL_TEXT.pay },
    { deed: 'decline', label: TRIAL_TEXT.decline },
    { deed: 'leave', label: TRIAL_TEXT.leave },
  ];
  if (kind === 'card') return [pay, decline, leave];
  const later = { deed: 'later', label: kind === 'kiosk' ? TRIAL_TEXT.getCode : TRIAL_TEXT.later };
  if (kind === 'wallet') return [pay, decline, later, leave];
  return hasCode ? [pay, leave] : [later, leave];
}

/** An intention serves one payment. */
function isOver(books: PaymobBooks, { orderId }: Intention): boolean {
  return books.lastOf(orderId)?.success === true;
}
