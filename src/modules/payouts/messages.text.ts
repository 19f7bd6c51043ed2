import type { SaidText } from '#modules/notifications/said-text.ts';
import { withFullStop } from '#platform/full-stop.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, type Piastres, toPounds } from '#platform/money.ts';
import { plural } from '#platform/plural.ts';
import type { BalanceState } from './payout.ts';

/** The facts of a message about a merchant's money. */
export interface MoneyFacts {
  /** The amount of the payout, or the debt. */
  amount: Piastres;
  /** The id of the payout or the statement; how many payouts wait. */
  number: number;
  /** The account it goes to, masked; empty if there is none. */
  channel: string;
  /** The reason, as people read it. */
  reason: string;
  /** The last day of a debt's term, as people read it; empty if it has none. */
  until: string;
}

export interface MoneyText extends SaidText<MoneyFacts> {
  channels: readonly ('inbox' | 'email' | 'sms')[];
  /** Nobody can switch it off. */
  isSecurity?: boolean;
}

const EVERYWHERE = ['inbox', 'email', 'sms'] as const;
const IN_WRITING = ['inbox', 'email'] as const;

const amountOf = ({ amount }: MoneyFacts) => isolate(formatPrice(amount));
const to = ({ channel }: MoneyFacts) => (channel ? ` إلى ${isolate(channel)}` : '');
const because = ({ reason }: MoneyFacts) => (reason ? ` السبب: ${withFullStop(reason)}` : '');
const numbered = ({ number }: MoneyFacts) => isolate(String(number));

const countWaiting = (count: number) =>
  plural(count, {
    zero: 'لا مستحقات',
    one: 'مستحقات متجر واحد',
    two: 'مستحقات متجرين',
    few: 'مستحقات {n} متاجر',
    many: 'مستحقات {n} متجرًا',
    other: 'مستحقات {n} متجر',
  });

/** What a merchant is told about its payout, balance or statement. */
export const moneyTexts = {
  payout_sent: {
    channels: ['inbox'],
    title: facts => `دفعة مستحقات في الطريق: ${amountOf(facts)}`,
    body: facts => `أُرسلت الدفعة ${numbered(facts)}${to(facts)}.`,
  },
  payout_paid: {
    channels: EVERYWHERE,
    title: facts => `وصلت دفعة مستحقات: ${amountOf(facts)}`,
    body: facts => `حُوّلت الدفعة ${numbered(facts)}${to(facts)}.`,
    sms: facts => `وكالة: حولنا إليك ${toPounds(facts.amount)} جنيه، دفعة ${facts.number}.`,
  },
  payout_failed: {
    channels: EVERYWHERE,
    title: facts => `لم تصل دفعة مستحقات: ${amountOf(facts)}`,
    body: facts => `عاد المبلغ إلى رصيدك. راجع حساب استلام المستحقات.${because(facts)}`,
    sms: facts => `وكالة: لم تصلك دفعة ${toPounds(facts.amount)} جنيه وعادت لرصيدك. راجع حسابك.`,
  },
  channel_changed: {
    channels: EVERYWHERE,
    isSecurity: true,
    title: () => 'تغيّر حساب استلام المستحقات',
    body: facts =>
      `سُجّل حساب جديد لاستلام المستحقات: ${isolate(facts.channel)}. إن لم تغيّره أنت فغيّر كلمة مرورك وتواصل معنا فورًا.`,
    sms: () => 'وكالة: تغير حساب مستحقات متجرك. إن لم يكن منك فاتصل بنا.',
  },
  balance_ok: {
    channels: IN_WRITING,
    title: () => 'عاد حسابك سليمًا',
    body: () => 'لم يعد على حسابك مبلغ مستحق، ورُفعت القيود عنه.',
  },
  balance_owing: {
    channels: IN_WRITING,
    title: facts => `على حسابك ${amountOf(facts)}`,
    body: facts =>
      `رصيد متجرك أقل من الصفر. يُخصم المبلغ من مبيعاتك، فإن بقي منه شيء بعد ${isolate(facts.until)} قُيّد متجرك. للسداد بطريقة أخرى تواصل معنا.`,
  },
  balance_restricted: {
    channels: EVERYWHERE,
    title: () => 'قُيّد متجرك',
    body: facts =>
      `على حسابك ${amountOf(facts)} وانتهت مهلة سدادها. أُوقف الدفع عند الاستلام وصرف المستحقات حتى يعود الرصيد. إن لم تُسدد حتى ${isolate(facts.until)} أُوقف المتجر.`,
    sms: facts => `وكالة: قيد متجرك لمستحق ${toPounds(facts.amount)} جنيه لم يسدد.`,
  },
  balance_suspended: {
    channels: EVERYWHERE,
    title: () => 'أُوقف متجرك',
    body: facts => `لم يُسدد ${amountOf(facts)} على متجرك. تواصل معنا لإعادته.`,
    sms: facts => `وكالة: أوقف متجرك لمستحق ${toPounds(facts.amount)} جنيه لم يسدد.`,
  },
  dispute_answered: {
    channels: IN_WRITING,
    title: facts => `رد على اعتراضك على كشف الحساب ${numbered(facts)}`,
    body: facts => isolate(facts.reason),
  },
  payouts_wait: {
    channels: IN_WRITING,
    title: facts => `دفعة مستحقات تنتظرك: ${amountOf(facts)}`,
    body: facts => `${countWaiting(facts.number)} لا يكملها من اعتمدها. افتح الدفعة وخذ الخطوة التالية.`,
  },
  statement_disputed: {
    channels: ['inbox'],
    title: facts => `اعتراض على كشف الحساب ${numbered(facts)}`,
    body: facts => isolate(facts.reason),
  },
} as const satisfies Record<string, MoneyText>;
export type MoneyTextName = keyof typeof moneyTexts;

export const balanceStateText = (state: BalanceState): MoneyTextName => `balance_${state}`;

/** What a mail calls its page. */
export const moneyLink = 'التفاصيل';
