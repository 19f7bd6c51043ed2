import { formatPrice } from '#platform/money.ts';
import { type Answer, type Asked, html, seeOther } from '../line.ts';
import { chosen, trialPage } from '../page.ts';
import { STATUS_TEXT, TRIAL_TEXT } from '../text.ts';
import type { EmulatedOrder } from './books.ts';
import { FAWRY_DEEDS, type FawryParts, happen } from './happen.ts';

/** An outlet: `/outlet/<code>`, where the code can be paid or can expire. */
export async function answerPage(parts: FawryParts, asked: Asked): Promise<Answer | null> {
  const [, code] = /^\/outlet\/(\d+)$/.exec(asked.path) ?? [];
  if (code === undefined) return null;
  const order = parts.books.byNumber(code);
  if (!order) return html(trialPage({ ...NOTHING, title: TRIAL_TEXT.notFound }));
  if (asked.method !== 'POST') return html(outletPage(order));
  const { form, trouble } = chosen(asked.body);
  const deed = FAWRY_DEEDS.find(each => each === form.get('deed'));
  if (trouble) parts.outbox.spoil(trouble);
  if (deed) await happen(parts, order, deed);
  return seeOther(code);
}

const NOTHING = { facts: [], action: '', hidden: {}, choices: [] };

function outletPage({ referenceNumber, amount, status }: EmulatedOrder): string {
  const isPaid = status === 'PAID' || status.endsWith('REFUNDED');
  const state = status === 'NEW' ? 'waiting' : isPaid ? 'paid' : 'over';
  return trialPage({
    title: TRIAL_TEXT.fawry,
    facts: [
      [TRIAL_TEXT.code, referenceNumber],
      [TRIAL_TEXT.amount, formatPrice(amount)],
      [TRIAL_TEXT.status, STATUS_TEXT[state]],
    ],
    action: '',
    hidden: {},
    choices:
      status === 'NEW'
        ? [
            { deed: 'pay', label: TRIAL_TEXT.payAtKiosk },
            { deed: 'expire', label: TRIAL_TEXT.expire },
          ]
        : [],
  });
}
