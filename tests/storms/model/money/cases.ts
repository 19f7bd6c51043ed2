import type { CaseActor } from '#modules/refunds/case-actor.ts';
import { reasonRule } from '#modules/returns/reason.ts';
import type { ReturnDetails } from '#modules/returns/return-step.ts';
import { applyClaimEvent } from '#modules/returns/server/apply-claim-event.ts';
import { applyReturnEvent } from '#modules/returns/server/apply-return-event.ts';
import { requestReturn } from '#modules/returns/server/request-return.ts';
import { RETURN_TRANSITIONS } from '#modules/returns/transitions.ts';
import type { Market } from '../market.ts';
import { pick } from '../pick.ts';
import type { CaseWho, MoneyAction } from './action.ts';
import { callerOf } from './caller.ts';
import type { Turn } from './play.ts';
import type { MoneyView } from './view.ts';

type Action<D extends MoneyAction['kind']> = Extract<MoneyAction, { kind: D }>;

const DELIVERED: ReadonlySet<string> = new Set(['delivered', 'completed']);

/** Somebody asks to return units of a merchant order; the shop decides whether they are theirs. */
export async function askBack(
  { market, view }: Turn,
  { who, which, reason, units, wish }: Action<'ask back'>,
): Promise<string | void> {
  const part = pick(view.parts, which, ({ status }) => DELIVERED.has(status));
  if (!part) return 'nothing there';
  const viewer = market.buyers.find(({ userId }) => (userId === part.buyerId) === (who === 'buyer'));
  const lines = part.lines.slice(0, 1 + (units % 2)).map(({ id }) => ({ lineId: id, quantity: units + 1 }));
  const photos = reasonRule(reason).photos === 'needed' ? [market.photo] : [];
  const asked = { merchantOrderId: part.id, reason, lines, wish, note: '', photos };
  await requestReturn(market.ctx, asked, callerOf(viewer));
}

export async function actOnReturn({ market, money }: Turn, action: Action<'return'>): Promise<string | void> {
  const { event, who, which } = action;
  const it = pick(money.returns, which, ({ state }) =>
    RETURN_TRANSITIONS.some(row => row.event === event && row.from === state),
  );
  if (!it) return 'nothing there';
  const by = caseActor(market, who, it);
  await applyReturnEvent(market.ctx, { returnId: it.id, event, by, details: detailsOf(action, it) });
}

/** So many units less come, are as good as new, or are accepted. */
function detailsOf(
  { event, units, outcome }: Action<'return'>,
  { lines }: MoneyView['returns'][0],
): ReturnDetails {
  const reason = 'سبب واضح';
  const less = ({ lineId, quantity }: { lineId: number; quantity: number }) => ({
    lineId,
    quantity: Math.max(0, quantity - units),
  });
  if (event === 'booked') return { way: units % 2 === 0 ? 'pickup' : 'drop_off' };
  if (event === 'received') return { received: lines.map(less) };
  if (event === 'inspected')
    return {
      found: lines.map(({ lineId, received }) => {
        const sellable = Math.min(units, received ?? 0);
        return { lineId, sellable, damaged: (received ?? 0) - sellable, wrongItem: 0 };
      }),
    };
  if (event === 'resolved' && outcome === 'partial')
    return {
      outcome,
      reason,
      accepted: lines.map(({ lineId, received }) => less({ lineId, quantity: received ?? 0 })),
    };
  return event === 'resolved' ? { outcome, reason } : { reason };
}

export async function actOnClaim({ market, money }: Turn, action: Action<'claim'>): Promise<string | void> {
  const { event, who, which, decision, loss } = action;
  const from = event === 'answered' ? 'open' : 'answered';
  const claim = pick(money.claims, which, ({ state }) => state === from);
  if (!claim) return 'nothing there';
  const by = caseActor(market, who, claim);
  await applyClaimEvent(market.ctx, {
    claimId: claim.id,
    event,
    by,
    reason: 'سبب واضح',
    ...(event === 'decided' && { decision, recoveredFrom: loss }),
  });
}

function caseActor(
  { buyers, merchants, staffId }: Market,
  who: CaseWho,
  of: { buyerId: number; merchantId: number },
): CaseActor {
  const requestId = 'model';
  if (who === 'timer') return { kind: 'timer', requestId };
  if (who === 'staff') return { kind: 'staff', userId: staffId, role: 'super_admin', requestId };
  if (who === 'buyer' || who === 'other_buyer') {
    const buyer = buyers.find(({ userId }) => (userId === of.buyerId) === (who === 'buyer'));
    return { kind: 'buyer', userId: buyer?.userId as number, requestId };
  }
  const one = merchants.find(({ id }) => (id === of.merchantId) === (who === 'merchant'));
  const { id: merchantId, userId } = one as Market['merchants'][0];
  return { kind: 'merchant', userId, merchantId, requestId };
}
