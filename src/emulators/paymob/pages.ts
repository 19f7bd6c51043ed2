import { formatPrice } from '#platform/money.ts';
import { type Answer, type GatewayRequest, html, seeOther } from '../local-server.ts';
import { chosen, sandboxPage } from '../page.ts';
import { SANDBOX_TEXT, STATUS_TEXT } from '../text.ts';
import { applyOutcome, PAYMOB_DEEDS, type PaymobParts, wayBack } from './apply-outcome.ts';
import type { Intention, PaymobBooks } from './books.ts';

/** The Unified Checkout, where the person trying the shop chooses the outcome. */
export async function answerPage(parts: PaymobParts, request: GatewayRequest): Promise<Answer | null> {
  if (request.path !== '/unifiedcheckout/') return null;
  const form = chosen(request.body);
  const secret = request.query.get('clientSecret') ?? form.form.get('clientSecret') ?? '';
  const intention = parts.books.bySecret(secret);
  if (!intention) return html(sandboxPage({ ...NOTHING, title: SANDBOX_TEXT.notFound }));
  if (request.method !== 'POST') return html(checkoutPage(parts.books, intention));
  const deed = PAYMOB_DEEDS.find(each => each === form.form.get('deed')) ?? 'leave';
  if (form.trouble) parts.outbox.spoil(form.trouble);
  const transaction = isOver(parts.books, intention) ? null : await applyOutcome(parts, intention, deed);
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
  return sandboxPage({
    title: SANDBOX_TEXT.checkout[kind],
    facts: [
      [SANDBOX_TEXT.amount, formatPrice(amount)],
      [SANDBOX_TEXT.reference, reference],
      [SANDBOX_TEXT.status, isPaid ? STATUS_TEXT.paid : STATUS_TEXT.waiting],
      ...(code === undefined ? [] : [[SANDBOX_TEXT.code, String(code)] as const]),
    ],
    action: '',
    hidden: { clientSecret },
    choices: isPaid ? [{ deed: 'leave', label: SANDBOX_TEXT.leave }] : choicesOf(kind, code !== undefined),
  });
}

function choicesOf(kind: Intention['kind'], hasCode: unknown) {
  const [pay, decline, leave] = [
    { deed: 'pay', label: kind === 'kiosk' ? SANDBOX_TEXT.payAtKiosk : SANDBOX_TEXT.pay },
    { deed: 'decline', label: SANDBOX_TEXT.decline },
    { deed: 'leave', label: SANDBOX_TEXT.leave },
  ];
  if (kind === 'card') return [pay, decline, leave];
  const later = { deed: 'later', label: kind === 'kiosk' ? SANDBOX_TEXT.getCode : SANDBOX_TEXT.later };
  if (kind === 'wallet') return [pay, decline, later, leave];
  return hasCode ? [pay, leave] : [later, leave];
}

/** An intention serves one payment. */
function isOver(books: PaymobBooks, { orderId }: Intention): boolean {
  return books.lastOf(orderId)?.success === true;
}
