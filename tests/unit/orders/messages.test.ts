import { describe, expect, test } from 'vitest';
import { invitationMessage } from '#modules/merchants/messages.text.ts';
import { fillWords, type OwnText } from '#modules/notifications/message-text.ts';
import { withLink } from '#modules/notifications/said-text.ts';
import type { Facts } from '#modules/orders/messages/facts.ts';
import { orderValues } from '#modules/orders/messages/fields.text.ts';
import { MESSAGES, messagesOf } from '#modules/orders/messages/messages.ts';
import { messageTexts, orderLink, type TextName } from '#modules/orders/messages/text.ts';
import { reasonWords } from '#modules/orders/text.ts';
import { orderNumber } from '#platform/id.ts';

const FACTS: Facts = {
  order: orderNumber(10_482),
  merchants: ['خطوة للأحذية'],
  isWholeOrder: true,
  isWholeMerchantOrder: true,
  total: 58_055,
  units: 2,
  goods: 50_000,
  reason: '',
  due: null,
  isPaid: false,
  deliveryCode: null,
  promised: null,
  deadline: new Date('2026-11-30T15:30:00Z'),
  confirmationHours: 24,
  reminderHours: 24,
  timeoutHours: 72,
  deliveryDays: 30,
};
/** As long as anything can get: the largest order that is taken for cash, number nine digits long, which the time makes them. */
const LONGEST: Facts = {
  ...FACTS,
  order: orderNumber(999_999_999),
  isWholeOrder: false,
  isWholeMerchantOrder: false,
  total: 2_500_055,
  due: 2_500_055,
  deliveryCode: '012345',
  reminderHours: 71,
};

const rows = Object.values(MESSAGES).flat();
const texts = Object.entries(messageTexts) as [TextName, OwnText][];
/** A message as its reader sees it. */
const say = (name: TextName, facts: Facts) => fillWords(messageTexts[name], orderValues(facts));
const visible = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test.each(texts.filter(([, text]) => text.sms))('the text message %s fits into one', name => {
  for (const facts of [FACTS, LONGEST, { ...LONGEST, isWholeOrder: true, isWholeMerchantOrder: true }]) {
    const { sms = '' } = say(name, facts);
    expect(sms.length, sms).toBeLessThanOrEqual(70);
    expect(sms).not.toMatch(/[٠-٩]/);
    expect(sms).toContain(facts.order);
  }
});

test('whatever goes by text message has one, and every text is sent by somebody', () => {
  for (const row of rows) {
    const text: OwnText = messageTexts[row.text];
    expect([row.text, row.channels.includes('sms') && !text.sms]).toEqual([row.text, false]);
  }
  expect(texts.map(([name]) => name).toSorted()).toEqual([...new Set(rows.map(row => row.text))].toSorted());
});

test('the number of an order stands isolated in every title', () => {
  for (const [name] of texts)
    expect([name, say(name, FACTS).title]).toEqual([name, expect.stringMatching(/\u2068WK-10482\u2069/)]);
});

test('only who would pay at the door is told to pay nothing there for a parcel that will not come', () => {
  for (const name of ['lost', 'damaged'] as const) {
    expect(say(name, FACTS).body).toContain('لا تدفع شيئًا عند الباب عن هذه الشحنة. فريق وكالة');
    expect(say(name, { ...FACTS, isPaid: true }).body).toMatch(
      /نعتذر عن ذلك\. فريق وكالة يتابع الأمر\. نرد إليك/,
    );
  }
});

test('nothing is glued to the address of a page, which a phone would take as part of the link', () => {
  const url = 'https://wekala.example/marketplace?invitation=BQHvnhm_-';
  expect(withLink('وصل طلبك.', { words: orderLink, url })).toMatch(/ https:\S+_-$/);
  expect(invitationMessage('متجر النيل', url).body).toMatch(/ https:\S+_-$/);
});

test('no text to a merchant or to staff names another merchant or the total of the order', () => {
  const secret = {
    ...FACTS,
    merchants: ['متجر آخر'],
    isWholeOrder: false,
    isWholeMerchantOrder: false,
    total: 77_700,
  };
  for (const { to, text } of rows.filter(row => row.to !== 'buyer')) {
    const { title, body, sms } = say(text, secret);
    const said = [title, body, sms].join(' ');
    expect([to, text, /متجر آخر|٧٧٧|777/.test(said)]).toEqual([to, text, false]);
  }
});

test('a message about a merchant order names it', () => {
  const two = { ...FACTS, merchants: ['أ', 'ب'] };
  expect(visible(say('cancelled_by_buyer', two).title)).toBe('أُلغي طلبك WK-10482');
  expect(visible(say('cancelled_by_buyer', { ...two, isWholeOrder: false }).title)).toBe(
    'أُلغي طلبك WK-10482 من أ وب',
  );
  expect(visible(say('cancelled_by_buyer', { ...FACTS, isWholeMerchantOrder: false }).title)).toBe(
    'أُلغي جزء من طلبك WK-10482',
  );
});

describe('numbers agree with their nouns', () => {
  test.each([
    [1, 'قطعة واحدة'],
    [2, 'قطعتان'],
    [3, '٣ قطع'],
    [11, '١١ قطعة'],
    [100, '١٠٠ قطعة'],
  ])('%i units', (units, words) => {
    expect(say('new_order', { ...FACTS, units }).body).toContain(`${words} بقيمة`);
  });
  test.each([
    [1, 'ساعة واحدة'],
    [2, 'ساعتين'],
    [5, '٥ ساعات'],
    [24, '٢٤ ساعة'],
    [100, '١٠٠ ساعة'],
  ])('%i hours', (timeoutHours, words) => {
    expect(say('order_timed_out', { ...FACTS, timeoutHours }).body).toContain(`خلال ${words}.`);
  });
  test.each([
    [1, 'يوم واحد'],
    [2, 'يومين'],
    [7, '٧ أيام'],
    [30, '٣٠ يومًا'],
    [100, '١٠٠ يوم'],
  ])('%i days', (deliveryDays, words) => {
    expect(say('overdue', { ...FACTS, deliveryDays }).body).toContain(`خلال ${words}،`);
  });
});

test('cash is asked for where it is due, to the piastre', () => {
  expect(visible(say('out_for_delivery', { ...FACTS, due: 58_055 }).body)).toContain('٥٨٠٫٥٥ جنيه');
  expect(say('out_for_delivery', { ...FACTS, due: 58_055 }).sms).toContain('580.55 جنيه');
  expect(say('out_for_delivery', FACTS).sms).not.toContain('جنيه');
});

test('a reason that is a code has a sentence, any other is said as it was written', () => {
  expect(reasonWords('not_answering')).toBe('لم يرد أحد على الموبايل');
  expect(reasonWords('نفدت الكمية')).toBe('نفدت الكمية');
  expect(reasonWords('constructor')).toBe('constructor');
});

test('a merchant is notified of a cancellation only if it was notified of the order', () => {
  const cancelled = { event: 'cancelled', by: 'buyer', to: 'cancelled' } as const;
  const readersOf = (from: 'new' | 'pending_confirmation') =>
    messagesOf({ ...cancelled, from }).map(row => row.to);
  expect(readersOf('new')).toEqual(['buyer', 'merchant']);
  expect(readersOf('pending_confirmation')).toEqual(['buyer']);
});
