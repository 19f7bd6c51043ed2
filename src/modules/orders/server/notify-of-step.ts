import type { NoticeAct } from '#modules/notifications/notification.ts';
import { notifyPeople, type PersonMessage } from '#modules/notifications/server/notify-person.ts';
import { sayText } from '#modules/notifications/server/say-text.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import { orderNumber } from '#platform/id.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { ACTOR_KINDS, type ActorKind } from '../actor.ts';
import type { Facts } from '../messages/facts.ts';
import { orderValues } from '../messages/fields.text.ts';
import { type MessageRow, messagesOf } from '../messages/messages.ts';
import { orderTexts } from '../messages/order.text.ts';
import { orderLink, type TextName } from '../messages/text.ts';
import { orderWhatsapp } from '../messages/whatsapp.text.ts';
import { type ReasonReader, reasonWords } from '../text.ts';
import { type Step, selectStaff, selectSteps } from './notify-of-step.sql.ts';

/**
 * Tells everybody whom the table names about one event of a part. Nothing is sent before the transaction has committed.
 */
export async function notifyOfStep(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  await notifyOf(ctx, tx, await selectSteps(tx, { eventId: id }));
}

/** The same for the first event of every part of these orders. */
export async function notifyOfPlacedOrders(ctx: Ctx, tx: Tx, orders: readonly Event[]): Promise<void> {
  await notifyOf(ctx, tx, await selectSteps(tx, { placedOrderIds: orders.map(({ id }) => id) }));
}

async function notifyOf(ctx: Ctx, tx: Tx, steps: readonly Step[]): Promise<void> {
  const { timers } = await readSettings(ctx);
  const notices = [];
  // Of a last attempt, the next step tells that the parcel goes back and that nobody comes again.
  for (const step of steps.filter(({ isLastAttempt }) => !isLastAttempt))
    for (const row of rowsFor(step)) {
      const facts = factsOf(step, { timers, reader: row.to === 'buyer' ? 'buyer' : 'shop' });
      const said = await messageOf(ctx, { row, facts, orderId: step.orderId });
      for (const to of await peopleOf(tx, row, step)) notices.push({ to, said });
    }
  await notifyPeople(ctx, tx, notices);
}

function peopleOf(
  tx: Tx,
  { to }: MessageRow,
  { buyerId, members }: Step,
): readonly number[] | Promise<number[]> {
  if (to === 'staff') return selectStaff(tx);
  return to === 'buyer' ? [buyerId] : members;
}

/** An event of several parts is one message to the buyer and one to each merchant. */
function rowsFor(step: Step): MessageRow[] {
  const rows = messagesOf({ event: step.event, by: actorKind(step.role), from: step.from, to: step.to });
  return step.id === step.first ? rows : rows.filter(row => row.to !== 'buyer');
}

/** The history names people by their account's role. */
function actorKind(role: string): ActorKind {
  if (role === 'user') return 'buyer';
  return ACTOR_KINDS.find(kind => kind === role) ?? 'staff';
}

interface Reading {
  timers: Settings['timers'];
  reader: ReasonReader;
}

function factsOf(step: Step, { timers, reader }: Reading): Facts {
  const { merchants, isWholeMerchantOrder, total, units, goods, due, isPaid, deliveryCode } = step;
  return {
    order: orderNumber(step.orderId),
    merchants,
    isWholeOrder: merchants.length === step.merchantOrders,
    isWholeMerchantOrder,
    total,
    units,
    goods,
    reason: reasonWords(step.reason, reader),
    due,
    isPaid,
    deliveryCode,
    promised: step.promised,
    deadline: step.deadline,
    confirmationHours: timers.cashConfirmationHours,
    reminderHours: timers.merchantReminderHours,
    timeoutHours: timers.merchantTimeoutHours,
    deliveryDays: timers.deliveryDays,
  };
}

interface Notice {
  row: MessageRow;
  facts: Facts;
  orderId: number;
}

/** What a message asks its reader to do. */
const ACT_OF: Partial<Record<TextName, NoticeAct>> = {
  placed_to_confirm: 'confirm',
  new_order: 'accept',
  reminder: 'accept',
};

async function messageOf(ctx: Ctx, { row, facts, orderId }: Notice): Promise<PersonMessage> {
  const { title, body, sms } = await sayText(ctx, orderTexts, { name: row.text, values: orderValues(facts) });
  const { deliveryCode } = facts;
  return {
    channels: row.channels,
    title,
    body,
    linkWords: orderLink,
    sms,
    whatsapp: orderWhatsapp[row.text]?.(facts),
    secret: deliveryCode !== null && sms?.includes(deliveryCode) === true,
    link: `/order-details/${orderId}`,
    act: ACT_OF[row.text],
  };
}
