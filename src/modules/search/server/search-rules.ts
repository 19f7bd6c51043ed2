import { normalise } from '#platform/arabic.ts';
import type { CallInput } from '#platform/call.ts';
import { pageCount } from '#platform/page.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, remember, transaction } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import type {
  addSearchRule as addCall,
  listSearchRules as listCall,
  removeSearchRule as removeCall,
} from '../desk.calls.ts';
import { searchRefusal } from '../text.ts';
import {
  deleteRule,
  insertRule,
  isProduct,
  type RuleRow,
  selectListedRules,
  selectRules,
} from './desk.sql.ts';

const PAGE_SIZE = 25;

/** What staff decided about a search. */
export interface RulesOfSearch {
  /** The words with what staff say they mean; `null` if they said nothing. */
  means: string | null;
  pinned: readonly number[];
  hidden: readonly number[];
  /** The page that the search leads to; `null`: the search page. */
  leadsTo: string | null;
}

/** The decisions about these words, cached in memory until one changes. */
export async function rulesOf(ctx: Ctx, text: string): Promise<RulesOfSearch> {
  const rules = await remember(ctx, { key: 'search rules', tags: [] }, () => selectRules(ctx.db));
  const query = normalise(text);
  const own = rules.filter(rule => rule.query === query);
  const ids = (kind: RuleRow['kind']) =>
    own.flatMap(rule => (rule.kind === kind && rule.product_id !== null ? [rule.product_id] : []));
  return {
    means: meaningOf(query, rules),
    pinned: ids('pin'),
    hidden: ids('hide'),
    leadsTo: own.find(({ kind }) => kind === 'leads_to')?.path ?? null,
  };
}

/** Replaces the longest words first, each where it stands as whole words. */
function meaningOf(query: string, rules: readonly RuleRow[]): string | null {
  const meanings = rules
    .filter(({ kind }) => kind === 'means')
    .toSorted((a, b) => b.query.length - a.query.length);
  const meant = meanings.reduce(
    (text, rule) => text.replace(` ${rule.query} `, ` ${rule.means} `),
    ` ${query} `,
  );
  return meant.trim() === query ? null : meant.trim();
}

export async function listSearchRules(ctx: Ctx, { page }: CallInput<typeof listCall>) {
  const rows = await selectListedRules(ctx.db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return {
    rules: rows.map(({ id, kind, query, means, path, product_id, product_name }) => ({
      id,
      kind,
      query,
      means,
      path,
      productId: product_id,
      productName: product_name,
    })),
    totalPages: pageCount(rows[0]?.total ?? 0, PAGE_SIZE),
  };
}

/** Works from the next search on. Refuses words that say nothing, a product that is none, and a second rule like it. */
export async function addSearchRule(ctx: Ctx, input: CallInput<typeof addCall>, caller: Caller) {
  const { kind } = input;
  const isAboutProduct = kind === 'pin' || kind === 'hide';
  const rule = {
    kind,
    query: normalise(input.query),
    means: kind === 'means' ? normalise(input.means) : '',
    product_id: isAboutProduct ? (input.productId ?? null) : null,
    path: kind === 'leads_to' ? input.path : '',
  };
  if (rule.query === '' || (kind === 'means' && (rule.means === '' || rule.means === rule.query)))
    throw searchRefusal('search_rule_empty');
  const id = await transaction(ctx, async tx => {
    if (rule.product_id !== null && !(await isProduct(tx, rule.product_id)))
      throw searchRefusal('search_rule_no_product');
    const added = await insertRule(tx, { ...rule, createdAt: ctx.clock.now() });
    if (added === null) throw searchRefusal('search_rule_exists');
    await recordChange(tx, caller, {
      what: 'search_rule.added',
      subject: { type: 'search_rule', id: added },
      from: null,
      to: audited(rule),
    });
    return added;
  });
  return { id };
}

const audited = ({ kind, query, means, product_id, path }: Omit<RuleRow, 'id'>) => ({
  kind,
  query,
  ...(means && { means }),
  ...(product_id !== null && { productId: product_id }),
  ...(path && { path }),
});

export async function removeSearchRule(ctx: Ctx, { ruleId }: CallInput<typeof removeCall>, caller: Caller) {
  await transaction(ctx, async tx => {
    const removed = await deleteRule(tx, ruleId);
    if (!removed) throw searchRefusal('search_rule_not_found');
    await recordChange(tx, caller, {
      what: 'search_rule.removed',
      subject: { type: 'search_rule', id: ruleId },
      from: audited(removed),
      to: null,
    });
  });
  return {};
}
