/** What the accounts, causes and kinds of the books are called, on the screen and in files. */

const ACCOUNTS: Readonly<Record<string, string>> = {
  buyer_advances: 'مدفوعات عملاء لم تُسلَّم',
  delivery_income: 'إيراد التوصيل',
  fee_income: 'إيراد الرسوم',
  commission_income: 'إيراد العمولة',
  adjustment_income: 'غرامات وتسويات',
  fee_vat: 'الضريبة داخل رسوم المنصة',
  vat_payable: 'ضريبة مستحقة',
  withholding_payable: 'ضريبة خُصمت من مستحقات التجار',
  courier_cost: 'تكلفة الشحن',
  suspense: 'مبالغ معلّقة',
  discount_cost: 'خصومات تتحملها المنصة',
  gateway_cost: 'تكلفة بوابات الدفع',
  claim_cost: 'تعويضات',
  written_off: 'ديون معدومة',
  bank: 'البنك',
  refund_payable: 'مبالغ تُرد للعملاء',
  payout_clearing: 'دفعات لدى البنك',
  merchant_payable: 'مستحقات التجار',
  gateway_receivable: 'لدى بوابات الدفع',
  courier_receivable: 'لدى شركات الشحن',
  store_credit: 'أرصدة العملاء',
};

/** The name of an account, with its owner: by the merchant's name if it is a merchant's, and by number. */
export function accountName(
  account: string,
  { merchantName, owners = {} }: { merchantName: string | null; owners?: Readonly<Record<string, string>> },
): string {
  const [name = '', whose] = account.split(':');
  const known = ACCOUNTS[name] ?? name;
  if (whose === undefined) return known;
  const owner = owners[whose] ?? whose;
  return merchantName ? `${known}: ${merchantName} (${owner})` : `${known} (${owner})`;
}

const CAUSES: Readonly<Record<string, string>> = {
  order_event: 'طلب',
  document: 'مستند',
  payout: 'دفعة تاجر',
  adjustment: 'تسوية',
  refund: 'استرداد',
  payment: 'دفع إلكتروني',
  refund_tender: 'إرسال مبلغ مسترد',
  goodwill: 'ترضية',
  dispute: 'اعتراض البنك',
  refunded_parcel: 'طرد رُدّ ثمنه ثم وُجد',
  remittance: 'كشف تحصيل',
  cash_exception: 'فرق تحصيل',
  courier_claim: 'مطالبة لشركة شحن',
  merchant_payment: 'سداد متجر مغلق',
  due_payment: 'سداد مستحقات',
  statement: 'كشف حساب',
};

const KINDS: Readonly<Record<string, string>> = {
  fee_vat: 'ضريبة الرسوم',
  captured: 'قُبض',
  delivered: 'سُلّم',
  delivery_reversed: 'عكس التسليم',
  commission: 'عمولة',
  commission_reversed: 'عكس العمولة',
  owed: 'استُحق',
  due: 'استُحق',
  sent: 'أُرسل',
  given: 'أُعطي',
  imported: 'كشف استُورد',
  paid: 'سُدّد',
  accepted: 'قُبلت',
  rejected: 'رُفضت',
  settled: 'وصل إلى البنك',
  placed: 'عُرف صاحبه',
  recovered: 'استُرد',
  vat: 'ضريبة القيمة المضافة',
  withholding: 'ضريبة خُصمت من مستحقات التجار',
  withheld: 'خُصمت ضريبة',
  withheld_back: 'عادت ضريبة خُصمت',
  gatewayFees: 'رسوم بوابات الدفع',
  courierFees: 'رسوم شركات الشحن',
  written_off: 'شُطب',
  penalty: 'غرامة',
  adjustment: 'تسوية',
  confirmed: 'وصل',
  failed: 'لم يصل',
  charged_back: 'استرده البنك',
  charged_again: 'استرده البنك مرة ثانية',
  fee: 'رسوم',
  fees_kept: 'رسوم ما لم يُسلَّم',
  fees_returned: 'عكس رسوم ما لم يُسلَّم',
  borne: 'خسارة',
  borne_reversed: 'عكس خسارة',
  borne_moved: 'خسارة نُقلت',
  borne_paid: 'دفعه العميل ثانية',
};

/** Kinds whose second part counts the attempts of a payout. */
const ATTEMPTED: ReadonlySet<string> = new Set(['sent', 'confirmed', 'failed', 'withheld', 'withheld_back']);

/** What it was posted for. A second part, if there is one, names its owner or counts an attempt after the first. */
export function kindName(kind: string): string {
  const [name = '', whose] = kind.split('/');
  const known = KINDS[name] ?? name;
  if (whose && ATTEMPTED.has(name)) return whose === '1' ? known : `${known} (محاولة ${whose})`;
  return whose === undefined ? known : `${known} (${whose})`;
}

export const causeName = (type: string): string => CAUSES[type] ?? type;

/** Of a file of the books, one row for each entry. */
export const ledgerFile = {
  name: 'دفتر-القيود',
  columns: {
    number: 'المعاملة',
    at: 'التاريخ',
    kind: 'ما حدث',
    cause: 'بسبب',
    order: 'الطلب',
    account: 'الحساب',
    debit: 'مدين',
    credit: 'دائن',
    reason: 'السبب المكتوب',
    by: 'بواسطة',
  },
  byItself: 'النظام',
} as const;
