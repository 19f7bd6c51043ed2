import type { TextSet } from '#modules/notifications/message-text.ts';
import { readWhatsapp } from '#modules/notifications/whatsapp.ts';
import type { Facts } from './facts.ts';
import { orderFields } from './fields.text.ts';
import { messageTexts, type TextName } from './text.ts';
import { orderWhatsapp } from './whatsapp.text.ts';

export const orderTexts = {
  name: 'orders',
  fields: orderFields,
  texts: messageTexts,
  whatsapp: name => {
    const said = orderWhatsapp[name]?.(SAMPLE_FACTS);
    return said && readWhatsapp(said);
  },
} as const satisfies TextSet<TextName, keyof typeof orderFields>;

const SAMPLE_FACTS: Facts = {
  order: 'WK-10482',
  merchants: ['متجر النيل'],
  isWholeOrder: true,
  isWholeMerchantOrder: true,
  total: 124_900,
  units: 3,
  goods: 90_000,
  reason: '',
  due: 124_900,
  isPaid: false,
  deliveryCode: null,
  promised: null,
  deadline: new Date('2026-11-30T15:30:00Z'),
  confirmationHours: 24,
  reminderHours: 24,
  timeoutHours: 72,
  deliveryDays: 14,
};
