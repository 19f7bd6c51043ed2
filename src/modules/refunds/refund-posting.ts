import { merchantPayable } from '#modules/ledger/account.ts';
import { type FeesKept, shareOf } from '#modules/ledger/fees-kept.ts';
import { type FrozenLine, moneyBetween } from '#modules/ledger/line-money.ts';
import type { PostingEntry } from '#modules/ledger/posting.ts';
import { courierAccount } from '#modules/orders/earned.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import { type Piastres, sumPiastres } from '#platform/money.ts';
import { splitByWeight } from '#platform/split-money.ts';
import type { Recovery } from './refund.ts';

/** Refunded units of a line, and the parcels that brought units of it, by number. */
export interface RefundedLine {
  lineId: number;
  frozen: FrozenLine;
  fromUnits: number;
  quantity: number;
  parcels: readonly { carrier: CourierName; units: number }[];
}

/** The facts about an owed refund that the books need. */
export interface OwedRefund {
  merchantId: number;
  recoveredFrom: Recovery;
  lines: readonly RefundedLine[];
  delivery: Piastres;
  /** Of it, what a merchant gives back that carried its parcels itself: see `ownDelivery`. */
  ownDelivery: Piastres;
  fees: Piastres;
  deducted: Piastres;
  /** Who fetched the goods; null if their buyer brought them, or nobody was booked. */
  fetchedBy: CourierName | null;
}

/**
 * docs/orders-rules.md, Books: a refunded return, and the commission reversed for those units to the piastre. If the
 * courier or the shop bears a claim, the merchant keeps its earnings. Whoever earned the delivery fee of these units
 * refunds it: the merchant that carried them, otherwise the shop; and a courier bears what it carried.
 */
export function owedEntries(refund: OwedRefund): PostingEntry[] {
  const money = refund.lines.map(({ frozen, fromUnits, quantity }) =>
    moneyBetween(frozen, fromUnits, fromUnits + quantity),
  );
  const sum = (name: 'net' | 'earned' | 'platformDiscount' | 'commission' | 'commissionVat') =>
    sumPiastres(money.map(each => each[name]));
  const owed = sum('net') + refund.delivery + refund.fees - refund.deducted;
  const merchant = merchantPayable(refund.merchantId);
  const entries: PostingEntry[] = [
    { account: 'refund_payable', credit: owed },
    ...feeEntries(refund),
    // A pickup is paid to who came: the merchant that fetched it, otherwise the shop that pays the courier.
    { account: refund.fetchedBy === OWN ? merchant : 'delivery_income', credit: refund.deducted },
  ];
  if (refund.recoveredFrom === 'platform') return [{ account: 'claim_cost', debit: sum('net') }, ...entries];
  if (refund.recoveredFrom === 'courier')
    return [
      ...carriers(refund.lines).map(({ carrier, net }) => ({
        account: courierAccount(carrier, refund.merchantId),
        debit: net,
      })),
      ...entries,
    ];
  return [
    { account: merchant, debit: sum('earned') },
    { account: 'discount_cost', credit: sum('platformDiscount') },
    { account: 'commission_income', debit: sum('commission') },
    { account: 'vat_payable', debit: sum('commissionVat') },
    { account: merchant, credit: sum('commission') + sum('commissionVat') },
    ...entries,
  ];
}

/** The debits of the fees that go back with these units: of whoever earned them. */
export function feeEntries({
  merchantId,
  delivery,
  ownDelivery: own,
  fees,
}: Pick<OwedRefund, 'merchantId' | 'delivery' | 'ownDelivery' | 'fees'>): PostingEntry[] {
  return [
    { account: merchantPayable(merchantId), debit: own },
    { account: 'delivery_income', debit: delivery - own },
    { account: 'fee_income', debit: fees },
  ];
}

/** Who earned the delivery of a merchant order, and what other refunds gave back of it. */
export interface Carriage {
  paid: FeesKept;
  /** Those that arrived or still may. */
  parcels: readonly { carrier: CourierName; fees: Piastres }[];
  backFromMerchant: Piastres;
  backFromShop: Piastres;
}

/**
 * How much of a refunded delivery the merchant had that carried parcels itself. It goes by the parcels of the units, but
 * nobody gives back more than it has left, so that both have nothing left once all of it is back.
 */
export function ownDelivery({
  lines,
  delivery,
  carriage,
}: Pick<OwedRefund, 'lines' | 'delivery'> & { carriage: Carriage }): Piastres {
  const carried = carriers(lines);
  const weights = carried.map(({ net, units }) => net || units);
  const shares = splitByWeight(delivery, weights);
  const fair = sumPiastres(shares.filter((_, at) => carried[at]?.carrier === OWN));
  const earned = (of: Carriage['parcels']) =>
    sumPiastres(of.map(parcel => shareOf(carriage.paid, parcel).delivery));
  const merchantHas = earned(carriage.parcels.filter(isOwn)) - carriage.backFromMerchant;
  const shopHas = earned(carriage.parcels.filter(parcel => !isOwn(parcel))) - carriage.backFromShop;
  const own = Math.max(delivery - shopHas, Math.min(fair, merchantHas));
  return Math.min(delivery, Math.max(0, own));
}

/** A merchant that delivers its own parcels. */
const OWN: CourierName = 'merchant';
const isOwn = ({ carrier }: { carrier: CourierName }) => carrier === OWN;

/**
 * Who carried the refunded units of these lines, and their worth. Units are given back in the order of the parcels that
 * brought them.
 */
export function carriers(
  lines: readonly RefundedLine[],
): { carrier: CourierName; units: number; net: Piastres }[] {
  const units = lines.flatMap(({ frozen, fromUnits, quantity, parcels }) => {
    const carrierOf = parcels.flatMap(parcel => Array<CourierName>(parcel.units).fill(parcel.carrier));
    return Array.from({ length: quantity }, (_, at) => ({
      carrier: carrierOf[fromUnits + at] ?? parcels.at(-1)?.carrier ?? OWN,
      net: moneyBetween(frozen, fromUnits + at, fromUnits + at + 1).net,
    }));
  });
  return [...Map.groupBy(units, ({ carrier }) => carrier)].map(([carrier, of]) => ({
    carrier,
    units: of.length,
    net: sumPiastres(of.map(({ net }) => net)),
  }));
}
