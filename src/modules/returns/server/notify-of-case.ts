import { sayOf } from '#modules/notifications/said-text.ts';
import {
  notifyPeople,
  type PersonalNotice,
  type PersonMessage,
} from '#modules/notifications/server/notify-person.ts';
import type { CaseActorKind } from '#modules/refunds/case-actor.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { orderNumber } from '#platform/id.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import type { CaseFacts, Replacement } from '../message-facts.ts';
import { caseLink, caseTexts } from '../messages.text.ts';
import { type CaseEventName, type CaseMessage, caseMessagesOf } from '../messages.ts';
import { type StoredStep, selectCaseStep, selectRecipients } from './notify-of-case.sql.ts';

/** Tells everybody whom the table names about one event of a return, claim or refund. */
export async function notifyOfCase(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const step = await selectCaseStep(tx, id);
  if (!step || isAboutNothing(step)) return;
  const { returns: rules } = await readSettings(ctx);
  const facts = { ...step, ...rules, order: orderNumber(step.orderId), replacement: replacementOf(step) };
  const happening = `${step.subject}.${step.event}` as CaseEventName;
  const notices: PersonalNotice[] = [];
  for (const row of caseMessagesOf(happening, actorKind(step.role), facts)) {
    const said = messageOf(row, step, facts);
    for (const to of await selectRecipients(tx, row.to, step)) notices.push({ to, said });
  }
  await notifyPeople(ctx, tx, notices);
}

function replacementOf({ replacement }: StoredStep): Replacement | null {
  return (
    replacement && { ...replacement, payBy: replacement.payBy === null ? null : new Date(replacement.payBy) }
  );
}

/** A refund that pays out nothing, because its buyer had all of it before, interests nobody. */
function isAboutNothing({ subject, amount }: StoredStep): boolean {
  return subject === 'refund' && amount === 0;
}

/** The history names people by their account's role. */
function actorKind(role: string): CaseActorKind {
  if (role === 'user') return 'buyer';
  return role === 'merchant' || role === 'timer' || role === 'courier' ? role : 'staff';
}

function messageOf(row: CaseMessage, step: StoredStep, facts: CaseFacts): PersonMessage {
  return {
    kind: step.subject === 'refund' ? 'money' : 'orders',
    channels: row.channels,
    ...sayOf<CaseFacts>(caseTexts[row.text], facts),
    linkWords: caseLink,
    link: linkFor(row, step),
    ...(row.text === 'replacement_to_pay' && { act: 'pay' as const }),
  };
}

/** The link leads each recipient to the page of the next step. */
function linkFor({ to, text }: CaseMessage, { subject, id, orderId, replacement }: StoredStep): string {
  if (text === 'replacement_to_pay') return `/payment/${replacement?.orderId}`;
  if (to === 'buyer') return `/order-details/${orderId}`;
  if (subject === 'return') return `/returns/${id}`;
  if (subject === 'claim') return `/claims/${id}`;
  return to === 'finance' ? '/refunds' : '/money';
}
