import { merchantPayable } from '#modules/ledger/account.ts';
import { type FrozenLine, moneyBetween } from '#modules/ledger/line-money.ts';
import type { PostingEntry } from '#modules/ledger/posting.ts';
import { courierAccount } from '#modules/orders/earned.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import type { Recovery } from './claim.ts';

/** The facts about an owed refund that the books need. */
export interface OwedRefund {
  merchantId: number;
  /** The courier of the parcel, if the courier bears the loss. */
  carrier: CourierName;
  recoveredFrom: Recovery;
  /** Whether the goods were delivered. Before that nobody has earned anything, and the money is still an advance. */
  delivered: 'yes' | 'no';
  lines: readonly { frozen: FrozenLine; fromUnits: number; quantity: number }[];
  delivery: Piastres;
  fees: Piastres;
  deducted: Piastres;
}

/**
 * Section 7: a refunded return, and the commission reversed for those units to the piastre. If the courier or the shop
 * bears a claim, the merchant keeps its earnings. Whoever earned the delivery fee refunds it: the merchant that
 * delivered the parcel or caused the loss, otherwise the shop.
 */
export function owedEntries(refund: OwedRefund): PostingEntry[] {
  const money = refund.lines.map(({ frozen, fromUnits, quantity }) =>
    moneyBetween(frozen, fromUnits, fromUnits + quantity),
  );
  const sum = (name: 'net' | 'earned' | 'platformDiscount' | 'commission' | 'commissionVat') =>
    sumPiastres(money.map(each => each[name]));
  const owed = sum('net') + refund.delivery + refund.fees - refund.deducted;
  const entries: PostingEntry[] = [{ account: 'refund_payable', credit: owed }];
  if (refund.delivered === 'no') return [{ account: 'buyer_advances', debit: owed }, ...entries];
  const merchant = merchantPayable(refund.merchantId);
  const courier = courierAccount(refund.carrier, refund.merchantId);
  const carriesHimself = courier === merchant;
  entries.push({ account: carriesHimself ? merchant : 'delivery_income', debit: refund.delivery });
  entries.push({ account: 'fee_income', debit: refund.fees });
  entries.push({ account: 'delivery_income', credit: refund.deducted });
  const isMerchants =
    refund.recoveredFrom === 'merchant' || (refund.recoveredFrom === 'courier' && carriesHimself);
  if (!isMerchants) {
    const bearer = refund.recoveredFrom === 'courier' ? courier : 'claim_cost';
    return [{ account: bearer, debit: sum('net') }, ...entries];
  }
  return [
    { account: merchant, debit: sum('earned') },
    { account: 'discount_cost', credit: sum('platformDiscount') },
    { account: 'commission_income', debit: sum('commission') },
    { account: 'vat_payable', debit: sum('commissionVat') },
    { account: merchant, credit: sum('commission') + sum('commissionVat') },
    ...entries,
  ];
}
