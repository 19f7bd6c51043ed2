import { sayOf } from '#modules/notifications/said-text.ts';
import { notifyPeople, type PersonMessage } from '#modules/notifications/server/notify-person.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import {
  type MoneyFacts,
  type MoneyText,
  type MoneyTextName,
  moneyLink,
  moneyTexts,
} from '../messages.text.ts';
import { type MoneyPeople, selectMoneyPeople } from './notify-of-money.sql.ts';

interface MoneyNotice {
  to: MoneyPeople;
  text: MoneyTextName;
  facts: Partial<MoneyFacts>;
}

/** Tells people who may see a merchant's money what happened to it, in the same transaction, so it is told once. */
export async function notifyOfMoney(
  ctx: Ctx,
  tx: Tx,
  { to, text: name, facts: known }: MoneyNotice,
): Promise<void> {
  const facts: MoneyFacts = { amount: 0, number: 0, channel: '', reason: '', until: '', ...known };
  const text: MoneyText = moneyTexts[name];
  const said: PersonMessage = {
    kind: 'money',
    channels: text.channels,
    isSecurity: text.isSecurity,
    ...sayOf(text, facts),
    linkWords: moneyLink,
    link: to === 'finance' || 'financeBut' in to ? '/payouts' : '/money',
  };
  const people = await selectMoneyPeople(tx, to);
  await notifyPeople(
    ctx,
    tx,
    people.map(person => ({ to: person, said })),
  );
}
