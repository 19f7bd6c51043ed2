import { describe, expect, test } from 'vitest';
import { securityMail, securityWords } from '#modules/accounts/messages.text.ts';
import { watchedLink, watchedMessages } from '#modules/catalog/watches.text.ts';
import { payAgain, payByCode } from '#modules/checkout/text.ts';
import { complaintLink, complaintMessages } from '#modules/complaints/text.ts';
import { conversationMessages } from '#modules/conversations/text.ts';
import {
  eventMessages,
  invitationMessage,
  merchantLink,
  teamMessage,
} from '#modules/merchants/messages.text.ts';
import { withLink } from '#modules/notifications/said-text.ts';
import { letterPage } from '#modules/notifications/server/channels/letter.ts';
import { letterText } from '#modules/notifications/text.ts';
import { proofRefused } from '#modules/payments/server/back-office/text.ts';
import { type MoneyText, moneyTexts } from '#modules/payouts/messages.text.ts';
import type { CaseFacts } from '#modules/returns/message-facts.ts';
import type { CaseText } from '#modules/returns/message-parts.text.ts';
import { caseTexts } from '#modules/returns/messages.text.ts';
import { refundsDue } from '#modules/returns/refunds-due.text.ts';
import { reviewLink } from '#modules/reviews/text.ts';
import { orderNumber } from '#platform/id.ts';

const visible = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const order = orderNumber(999_999_999);

const CASE: CaseFacts = {
  subject: 'return',
  id: 7,
  order,
  merchant: 'دار النيل',
  state: 'requested',
  about: 'defect',
  units: 2,
  outcome: null,
  decision: null,
  wish: 'refund',
  cause: 'return',
  isCredit: false,
  wasExchange: false,
  reason: '',
  deadline: new Date('2026-11-30T15:30:00Z'),
  amount: 2_500_055,
  replacement: {
    orderId: 999_999_998,
    toPay: 2_500_055,
    payBy: new Date('2026-11-30T15:30:00Z'),
    rest: 2_500_055,
  },
  needsChannel: true,
  toAccount: false,
  handOverDays: 7,
  appealDays: 7,
  answerHours: 48,
  claimAnswerHours: 48,
  inspectionHours: 48,
  refundDays: 7,
};
const MONEY = {
  amount: 2_500_055,
  number: 1_234_567,
  channel: '****4567',
  reason: '',
  until: '٢٨ ديسمبر ٢٠٢٦',
};
const say = (name: keyof typeof caseTexts, change: Partial<CaseFacts> = {}) => {
  const text: CaseText = caseTexts[name];
  const facts = { ...CASE, ...change };
  return { title: visible(text.title(facts)), body: visible(text.body(facts)), sms: text.sms?.(facts) };
};
const money = (name: keyof typeof moneyTexts) => {
  const text: MoneyText = moneyTexts[name];
  return { title: visible(text.title(MONEY)), body: visible(text.body(MONEY)), sms: text.sms?.(MONEY) };
};
const watched = { title: 'سماعة لاسلكية', price: 2_500_055, before: 2_600_055 };
const code = { order, code: '123456789012', amount: 2_500_055, until: new Date('2026-11-30T15:30:00Z') };

const merchantWords = { name: 'دار النيل', reason: 'سبب', papers: [] };
const sms: [name: string, text: string | undefined][] = [
  ...Object.keys(caseTexts).map(name => [name, say(name as keyof typeof caseTexts).sms] as const),
  ...Object.keys(moneyTexts).map(name => [name, money(name as keyof typeof moneyTexts).sms] as const),
  ...Object.entries(securityMail).flatMap(([name, { title, sms: own }]) => [
    [name, own] as const,
    [`${name} without mail`, own ?? securityWords.sms(title)] as const,
  ]),
  ...Object.entries(eventMessages).map(([name, told]) => [name, told(merchantWords).sms] as const),
  ['back', watchedMessages.stock.sms(watched)],
  ['cheaper', watchedMessages.price.sms(watched)],
  ['answered', complaintMessages.answered.sms('1234567')],
  ['pay again', payAgain.sms({ order, amount: 2_500_055, instapay: '', bank: '', account: '' })],
  ['pay by code', payByCode.sms(code)],
  ['proof', proofRefused.sms({ order, reason: '', isLate: false, heldUntil: null })],
  ['team', teamMessage({ merchant: 'م', person: 'ش', to: null }).sms],
  ['message', conversationMessages.sms.written],
  ['closed', conversationMessages.sms.closed],
  ['opened', conversationMessages.sms.opened],
].filter((each): each is [string, string] => each[1] !== undefined);

/** Old telephones show no Arabic digits, marks of direction or vowels. */
const NOT_SHOWN = /[\u0660-\u0669\u2066-\u2069]|\p{M}/u;

describe('a text message', () => {
  test.each(sms)('%s says who sends it, and fits into one on an old telephone', (_, text) => {
    expect(text).toMatch(/^وكالة: /);
    expect(text?.length).toBeLessThanOrEqual(70);
    expect(text).not.toMatch(NOT_SHOWN);
  });

  test('an invitation by text message has no Arabic digits either', () => {
    expect(invitationMessage('متجر النيل', 'https://wekala.example/x').sms).not.toMatch(NOT_SHOWN);
  });
});

describe('what is spoken of has its own gender', () => {
  test('an account for earnings is no «her», and a shop is no «he»', () => {
    expect(money('channel_changed').body).toContain('إن لم تغيّره أنت');
    for (const name of ['return_sent', 'claim_sent'] as const)
      expect(say(name).body).toContain('الرد من دار النيل');
  });

  test('goods are back whatever their gender', () => {
    expect(visible(watchedMessages.stock.title(watched))).toBe('توفّر من جديد: سماعة لاسلكية');
  });

  test.each([
    [1, 'مبلغ واحد للرد إلى العملاء يقترب موعده القانوني أو فات'],
    [2, 'مبلغان للرد إلى العملاء يقترب موعدهما القانوني أو فات'],
    [5, '٥ مبالغ للرد إلى العملاء يقترب موعدها القانوني أو فات'],
  ])('%i refunds due', (count, words) => expect(refundsDue.title(count)).toBe(words));
});

describe('whoever gets money, or owes it, reads how much and until when', () => {
  test('the rest of an exchange', () => {
    const { title, sms: text } = say('exchange_rest');
    expect(title).toContain('٢٥٬٠٠٠٫٥٥ جنيه');
    expect(text).toContain('25000.55 جنيه');
  });

  test('what an exchange costs more, and the hour until which it can be paid', () => {
    const { title, body, sms: text } = say('replacement_to_pay');
    expect(title).toContain('٢٥٬٠٠٠٫٥٥ جنيه');
    expect(body).toContain('قبل ٣٠ نوفمبر ٢٠٢٦، ٥:٣٠ م، وإلا ألغينا البديل');
    expect(text).toContain('25000.55 جنيه');
    expect(text).toContain('قبل 30/11 17:30');
  });

  test.each([
    'return_sent',
    'return_approved',
    'return_rejected',
    'return_declined',
    'return_not_fetched',
    'return_received',
    'return_to_answer',
    'return_to_inspect',
    'claim_sent',
    'claim_to_answer',
  ] as const)('%s names the hour of its deadline, and the day of one that ends with it', name => {
    expect(say(name).body).toContain('قبل ٣٠ نوفمبر ٢٠٢٦، ٥:٣٠ م');
    const midnight = say(name, { deadline: new Date('2026-11-30T22:00:00Z') });
    expect(midnight.body).toContain('حتى نهاية الاثنين ٣٠ نوفمبر');
    expect(say(name, { deadline: null }).body).toContain('خلال ');
  });

  test('a payout that did not arrive', () => expect(money('payout_failed').sms).toContain('25000.55 جنيه'));

  test('a debt has its day', () => {
    for (const name of ['balance_owing', 'balance_restricted'] as const)
      expect(money(name).body).toContain('٢٨ ديسمبر ٢٠٢٦');
  });

  test('goods that came back in exchange promise no money', () => {
    expect(say('return_received').body).toContain('يعود المبلغ');
    expect(say('return_received', { wish: 'exchange' }).body).not.toContain('المبلغ');
  });

  test('a code says what it costs and until when it can be paid', () => {
    expect(visible(payByCode.body(code))).toContain('٢٥٬٠٠٠٫٥٥ جنيه');
    expect(visible(payByCode.body(code))).toContain('٥:٣٠ م');
    expect(payByCode.sms(code)).toContain(code.code);
  });
});

test('the button of every mail says where it leads', () => {
  const url = 'https://wekala.example/profile';
  for (const words of [watchedLink, complaintLink, reviewLink, merchantLink]) {
    const page = letterPage({ subject: '', body: withLink('نص.', { words, url }), publicUrl: url });
    expect(page).not.toContain(`>${letterText.open}<`);
  }
});
