import { type LedgerAccount, merchantPayable } from '#modules/ledger/account.ts';
import { type LineMoney, moneyOfUnits } from '#modules/ledger/line-money.ts';
import type { PostingEntry } from '#modules/ledger/posting.ts';
import { COURIERS, type CourierName } from '#modules/shipping/couriers.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import { cashDue, feesOf, goodsIn } from './collection.ts';
import { frozenLine, type MerchantOrder, type Parcel } from './merchant-order.ts';

/**
 * The account that owes us the cash of this courier's parcels; a merchant that delivers keeps it as received from us.
 */
export function courierAccount(courier: CourierName, merchantId: number): LedgerAccount {
  const { account } = COURIERS[courier];
  return account === 'merchant_payable' ? merchantPayable(merchantId) : `${account}:${courier}`;
}

/**
 * What an event earned, as entries (docs/orders-rules.md, Books): `delivered` moves the buyer's money, `commission` is
 * the merchant's cost. Both are the difference between the part's value before and after. A reopened part is therefore
 * reversed to the piastre, and undelivered units never earn (M12).
 */
export function earnedBetween(
  before: MerchantOrder,
  after: MerchantOrder,
): { delivered: PostingEntry[]; commission: PostingEntry[] } {
  return {
    delivered: difference(deliveredMoney(before), deliveredMoney(after)),
    commission: difference(commissionMoney(before), commissionMoney(after)),
  };
}

/** A debit is positive, a credit negative. */
interface Moved {
  account: LedgerAccount;
  amount: Piastres;
}

function deliveredMoney(merchantOrder: MerchantOrder): Moved[] {
  const borne = sumOfLines(merchantOrder, 'platformDiscount');
  return [
    ...merchantOrder.parcels
      .filter(({ state }) => state === 'delivered')
      .flatMap(parcel => parcelMoney(merchantOrder, parcel)),
    { account: 'discount_cost', amount: borne },
    { account: merchantPayable(merchantOrder.merchantId), amount: -borne },
    ...freeDelivery(merchantOrder),
  ];
}

/** Delivery that the merchant pays in the buyer's place, once the shop's courier has brought any of its parcels. */
function freeDelivery({ merchantId, parcels, borneDelivery }: MerchantOrder): Moved[] {
  const merchant = merchantPayable(merchantId);
  const isBrought = parcels.some(
    ({ state, carrier }) => state === 'delivered' && courierAccount(carrier, merchantId) !== merchant,
  );
  if (!isBrought) return [];
  return [
    { account: merchant, amount: borneDelivery },
    { account: 'delivery_income', amount: -borneDelivery },
  ];
}

/**
 * The piastres by which delivered units cost their buyer more than their parcels earned: the units that do not divide are
 * the first of all, and not of each parcel. Below nothing where the parcels earned more.
 */
export function unearnedPiastres({ parcels, lines }: Pick<MerchantOrder, 'parcels' | 'lines'>): Piastres {
  const net = lines.map(line => moneyOfUnits(frozenLine(line), line.delivered).net);
  const delivered = parcels.filter(({ state }) => state === 'delivered');
  return sumPiastres(net) - sumPiastres(delivered.map(goodsIn));
}

/** A merchant that delivers a parcel keeps the delivery fee, and the cash from the door counts as received from us. */
function parcelMoney(merchantOrder: MerchantOrder, parcel: Parcel): Moved[] {
  const [goods, cash] = [goodsIn(parcel), cashDue(merchantOrder, parcel)];
  const { delivery, others } = feesOf(merchantOrder, parcel);
  const merchant = merchantPayable(merchantOrder.merchantId);
  const debtor = courierAccount(parcel.carrier, merchantOrder.merchantId);
  const isOwn = debtor === merchant;
  return [
    { account: debtor, amount: cash },
    { account: 'buyer_advances', amount: goods + parcel.fees - cash },
    { account: merchant, amount: isOwn ? -(goods + delivery) : -goods },
    { account: 'delivery_income', amount: isOwn ? 0 : -delivery },
    { account: 'fee_income', amount: -others },
  ];
}

function commissionMoney(merchantOrder: MerchantOrder): Moved[] {
  const [commission, vat] = [
    sumOfLines(merchantOrder, 'commission'),
    sumOfLines(merchantOrder, 'commissionVat'),
  ];
  return [
    { account: merchantPayable(merchantOrder.merchantId), amount: commission + vat },
    { account: 'commission_income', amount: -commission },
    { account: 'vat_payable', amount: -vat },
  ];
}

/**
 * What a part brings its merchant once all that still stands of it is delivered and nothing more comes back: as the books will
 * have it, in piastres. Whose courier carries a unit that is not packed is not known; the shop's is assumed.
 */
export function expectedOf(merchantOrder: MerchantOrder): { amount: Piastres; commission: Piastres } {
  const { merchantId, lines, parcels, borneDelivery } = merchantOrder;
  const money = lines.map(line =>
    moneyOfUnits(frozenLine(line), line.ordered - line.cancelled - line.failed - line.returned),
  );
  const sum = (of: (each: LineMoney) => Piastres) => sumPiastres(money.map(of));
  const goods = sum(({ earned }) => earned);
  const commission = sum(each => each.commission + each.commissionVat);
  const going = parcels.filter(({ state }) => ['packed', 'shipped', 'delivered'].includes(state));
  const own = going.filter(
    ({ carrier }) => courierAccount(carrier, merchantId) === merchantPayable(merchantId),
  );
  const delivery = sumPiastres(own.map(parcel => feesOf(merchantOrder, parcel).delivery));
  const isBorne = goods > 0 && (going.length === 0 || own.length < going.length);
  return { amount: goods + delivery - commission - (isBorne ? borneDelivery : 0), commission };
}

function sumOfLines({ lines }: MerchantOrder, what: keyof LineMoney): Piastres {
  return sumPiastres(lines.map(line => moneyOfUnits(frozenLine(line), line.delivered)[what]));
}

/** Debits and credits of one account stay separate, so a merchant's cash is not hidden in its earnings. */
function difference(before: readonly Moved[], after: readonly Moved[]): PostingEntry[] {
  const sides = Map.groupBy(
    [...after, ...before.map(({ account, amount }) => ({ account, amount: -amount, isBack: true }))],
    moved => `${moved.account} ${sideOf(moved)}`,
  );
  return [...sides.values()].flatMap(([first, ...rest]) => {
    const amount = sumPiastres([first, ...rest].map(moved => moved?.amount ?? 0));
    if (!first || amount === 0) return [];
    const { account } = first;
    return [amount > 0 ? { account, debit: amount } : { account, credit: -amount }];
  });
}

function sideOf({ amount, isBack = false }: Moved & { isBack?: boolean }): 'debit' | 'credit' {
  return amount > 0 !== isBack ? 'debit' : 'credit';
}
