import { formatPrice } from '#platform/money.ts';
import { type Answer, type GatewayRequest, html, seeOther } from '../local-server.ts';
import { chosen, sandboxPage } from '../page.ts';
import { SANDBOX_TEXT, STATUS_TEXT } from '../text.ts';
import { applyOutcome, FAWRY_DEEDS, type FawryParts } from './apply-outcome.ts';
import type { EmulatedOrder } from './books.ts';

/** An outlet: `/outlet/<code>`, where the code can be paid or can expire. */
export async function answerPage(parts: FawryParts, request: GatewayRequest): Promise<Answer | null> {
  const [, code] = /^\/outlet\/(\d+)$/.exec(request.path) ?? [];
  if (code === undefined) return null;
  const order = parts.books.byNumber(code);
  if (!order) return html(sandboxPage({ ...NOTHING, title: SANDBOX_TEXT.notFound }));
  if (request.method !== 'POST') return html(outletPage(order));
  const { form, trouble } = chosen(request.body);
  const deed = FAWRY_DEEDS.find(each => each === form.get('deed'));
  if (trouble) parts.outbox.spoil(trouble);
  if (deed) await applyOutcome(parts, order, deed);
  return seeOther(code);
}

const NOTHING = { facts: [], action: '', hidden: {}, choices: [] };

function outletPage({ referenceNumber, amount, status }: EmulatedOrder): string {
  const isPaid = status === 'PAID' || status.endsWith('REFUNDED');
  const state = status === 'NEW' ? 'waiting' : isPaid ? 'paid' : 'over';
  return sandboxPage({
    title: SANDBOX_TEXT.fawry,
    facts: [
      [SANDBOX_TEXT.code, referenceNumber],
      [SANDBOX_TEXT.amount, formatPrice(amount)],
      [SANDBOX_TEXT.status, STATUS_TEXT[state]],
    ],
    action: '',
    hidden: {},
    choices:
      status === 'NEW'
        ? [
            { deed: 'pay', label: SANDBOX_TEXT.payAtKiosk },
            { deed: 'expire', label: SANDBOX_TEXT.expire },
          ]
        : [],
  });
}
