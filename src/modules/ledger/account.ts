/** Accounts of the shop as a whole (docs/orders-rules.md, Books). */
export const SHOP_ACCOUNTS = [
  /** Money that buyers paid for goods not delivered yet. */
  'buyer_advances',
  'delivery_income',
  'fee_income',
  'commission_income',
  'adjustment_income',
  /** The VAT inside the shop's fees: with it `delivery_income` and `fee_income` are net. */
  'fee_vat',
  'vat_payable',
  /** Tax withheld from what merchants are paid, until the shop hands it over. */
  'withholding_payable',
  'courier_cost',
  /** Discounts that the shop bears and not the merchant. */
  'discount_cost',
  'gateway_cost',
  'claim_cost',
  'written_off',
  'bank',
  'refund_payable',
  /** Money of statements of which nobody knows yet what it is for. */
  'suspense',
  /** Sent to the bank and not confirmed yet. */
  'payout_clearing',
] as const;

/** Accounts that exist once for each owner, named by the part after the colon. */
export const OWN_ACCOUNTS = [
  'merchant_payable',
  'gateway_receivable',
  'courier_receivable',
  'store_credit',
] as const;

type ShopAccount = (typeof SHOP_ACCOUNTS)[number];
type OwnAccount = (typeof OWN_ACCOUNTS)[number];
/** The name of an account, such as `bank` or `merchant_payable:7`. */
export type LedgerAccount = ShopAccount | `${OwnAccount}:${string | number}`;

/** The name of an account without its owner. */
export type AccountName = ShopAccount | OwnAccount;

/** What is had, what is owed, and what was earned and spent: each account is one of these. */
export const ACCOUNT_GROUPS = {
  had: ['bank', 'courier_receivable', 'gateway_receivable'],
  owed: [
    'merchant_payable',
    'payout_clearing',
    'buyer_advances',
    'refund_payable',
    'store_credit',
    'vat_payable',
    'withholding_payable',
    'suspense',
  ],
  earned: [
    'commission_income',
    'delivery_income',
    'fee_income',
    'fee_vat',
    'adjustment_income',
    'courier_cost',
    'gateway_cost',
    'discount_cost',
    'claim_cost',
    'written_off',
  ],
} as const satisfies Readonly<Record<string, readonly AccountName[]>>;

export type AccountGroup = keyof typeof ACCOUNT_GROUPS;

/** What the shop owes a merchant: its entries are credits. */
export const merchantPayable = (merchantId: number): LedgerAccount => `merchant_payable:${merchantId}`;

/** The merchant that owns the account; null for other accounts. */
export function merchantOfAccount(account: string): number | null {
  const id = /^merchant_payable:(\d+)$/.exec(account)?.[1];
  return id === undefined ? null : Number(id);
}
