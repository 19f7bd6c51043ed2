import { REFUND_TRANSITIONS } from '#modules/refunds/refund.ts';
import { CLAIM_TRANSITIONS } from '#modules/returns/claim.ts';
import { REASON_RULES } from '#modules/returns/reason.ts';
import { RETURN_TIMER_KINDS, returnTimerRule } from '#modules/returns/return-timers.ts';
import { REASON_WORDS, RETURN_STATE_LABELS } from '#modules/returns/text.ts';
import { RETURN_TRANSITIONS } from '#modules/returns/transitions.ts';
import { table } from './markdown-table.ts';

/** docs/returns.md, drawn from the tables of returns, claims and refunds. A test compares the file with them. */
export function returnTables(): string {
  return `${[
    '# Returns, claims and refunds',
    'Drawn from the tables in `src/modules/returns` by `npm run docs:orders`. Change the tables, not this page.',
    '## Reasons',
    'A reason whose window is `always` opens a claim, the others a return. Law 181/2018 sets the minimum number of days.',
    table(
      ['reason', 'label', 'window', 'who pays the way back', 'photos'],
      Object.entries(REASON_RULES).map(([reason, rule]) => [
        code(reason),
        REASON_WORDS[reason as keyof typeof REASON_RULES],
        rule.window.replace('_', ' '),
        rule.payer,
        rule.photos,
      ]),
    ),
    '## Returns',
    table(['from', 'event', 'to', 'who', 'guard', 'effect'], RETURN_TRANSITIONS.map(row)),
    '## What the states of a return are called',
    table(['state', 'label'], Object.entries(RETURN_STATE_LABELS)),
    '## Claims',
    table(['from', 'event', 'to', 'who', 'guard', 'effect'], CLAIM_TRANSITIONS.map(row)),
    '## Refunds',
    table(['from', 'event', 'to', 'who', 'guard', 'effect'], REFUND_TRANSITIONS.map(row)),
    '## Timers',
    'How long each takes is a setting (`returns`).',
    table(
      ['timer', 'runs during', 'lets happen'],
      [
        ...RETURN_TIMER_KINDS.map(kind => {
          const { during, event } = returnTimerRule(kind);
          return [code(kind), during.map(code).join(', '), code(event)];
        }),
        [code('claim_answer'), code('open'), code('unanswered')],
      ],
    ),
  ].join('\n\n')}\n`;
}

interface AnyRow {
  event: string;
  from: string | null;
  to: string;
  actors: readonly string[];
  reasonOf?: readonly string[];
  guard?: string;
  effect?: string;
}

function row({ event, from, to, actors, reasonOf, guard = '', effect = '' }: AnyRow): string[] {
  const who = actors.map(kind => (reasonOf?.includes(kind) ? `${kind} with a reason` : kind)).join(', ');
  return [from ? code(from) : '–', code(event), code(to), who, guard, effect];
}

const code = (word: string) => `\`${word}\``;
