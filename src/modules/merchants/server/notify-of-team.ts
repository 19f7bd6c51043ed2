import { notifyPeople, type PersonMessage } from '#modules/notifications/server/notify-person.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { MemberRole } from '#platform/viewer.ts';
import { merchantLink, teamMessage } from '../messages.text.ts';
import { selectTeamChange } from './members.sql.ts';

const TEAM_PAGE = '/account?tab=team';

interface TeamChange {
  merchantId: number;
  userId: number;
  /** Null: no member any more. */
  to: MemberRole | null;
}

/**
 * Tells all owners, and whoever it is about, who works for the merchant from now on: whoever may invite and remove could
 * lead its money elsewhere. Called before the change, so that an owner who is removed hears of it too; no channel can be
 * switched off.
 */
export async function notifyOfTeam(ctx: Ctx, tx: Tx, { merchantId, userId, to }: TeamChange): Promise<void> {
  const change = await selectTeamChange(tx, { merchantId, userId });
  if (!change) return;
  const text = teamMessage({ ...change, to });
  const owners = change.owners ?? [];
  // Only owners see the team's page, and whoever is removed sees nothing of the merchant any more.
  const saidTo = (person: number): PersonMessage => ({
    ...text,
    channels: ['inbox', 'email', 'sms'],
    isSecurity: true,
    linkWords: merchantLink,
    link: owners.includes(person) && (person !== userId || to === 'owner') ? TEAM_PAGE : '/',
  });
  const people = [...new Set([...owners, userId])];
  await notifyPeople(
    ctx,
    tx,
    people.map(person => ({ to: person, said: saidTo(person) })),
  );
}
