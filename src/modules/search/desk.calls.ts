import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { jointRule, page, rowId, whole } from '#platform/inputs.ts';
import { RULE_KINDS } from './search-rule.ts';
import { ruleFields } from './text.ts';

/** What a period's searches are looked through for. */
export const SEARCH_VIEWS = ['all', 'nothing', 'no_click', 'repaired', 'wished'] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

const searched = z.object({
  query: z.string(),
  searches: z.int(),
  clicks: z.int(),
  /** How often somebody asked for such goods where nothing was found. */
  wishes: z.int(),
  /** Products, when it was last searched for. */
  found: z.int(),
  /** The words that were searched for instead; empty if none. */
  repaired: z.string(),
  /** Perhaps the same is meant: what was searched for next and opened, else a clicked search that sounds or looks alike. */
  proposal: z.nullable(z.string()),
  /** How often it was searched for next; 0: it is only alike. */
  proposedBy: z.int(),
});
export type Searched = z.output<typeof searched>;

export const listSearches = defineCall({
  method: 'GET',
  path: '/api/web/search-desk/searches',
  access: 'search',
  summary: 'What shoppers searched for in the last days, as folded texts that at least five people sent',
  input: z.object({
    days: z._default(whole(90), 30),
    view: z._default(z.enum(SEARCH_VIEWS), 'all'),
    page: page(),
  }),
  output: z.object({ searches: z.array(searched), totalPages: z.int() }),
});

const rule = z.object({
  id: z.int(),
  kind: z.enum(RULE_KINDS),
  query: z.string(),
  means: z.string(),
  productId: z.nullable(z.int()),
  productName: z.string(),
  path: z.string(),
});
export type SearchRule = z.output<typeof rule>;

export const listSearchRules = defineCall({
  method: 'GET',
  path: '/api/web/search-desk/rules',
  access: 'search',
  summary: 'What staff decided about searches, newest first',
  input: z.object({ page: page() }),
  output: z.object({ rules: z.array(rule), totalPages: z.int() }),
});

const MOST_LETTERS = 100;
const text = z.string().check(z.maxLength(MOST_LETTERS));

const ruleInput = z.object({
  kind: z.enum(RULE_KINDS),
  query: text.check(z.minLength(1, ruleFields.query)),
  means: z._default(text, ''),
  productId: z.optional(z.int(ruleFields.product).check(z.positive())),
  path: z._default(z.string().check(z.maxLength(200)), ''),
});
type RuleInput = z.output<typeof ruleInput>;

export const addSearchRule = defineCall({
  method: 'POST',
  path: '/api/web/search-desk/rules',
  access: 'search',
  summary:
    'Decides about a search: what else it means, a product on top or hidden, or a page that it leads to',
  input: ruleInput.check(
    jointRule<RuleInput>(['kind', 'means'], ({ kind, means }) => kind !== 'means' || means.trim() !== '', {
      at: 'means',
      error: ruleFields.means,
    }),
    jointRule<RuleInput>(
      ['kind', 'productId'],
      ({ kind, productId }) => (kind !== 'pin' && kind !== 'hide') || productId !== undefined,
      { at: 'productId', error: ruleFields.product },
    ),
    jointRule<RuleInput>(
      ['kind', 'path'],
      ({ kind, path }) => kind !== 'leads_to' || /^\/(?:[\w-][\w/-]*)?$/.test(path),
      { at: 'path', error: ruleFields.path },
    ),
  ),
  output: z.object({ id: z.int() }),
  refusals: ['search_rule_exists', 'search_rule_empty', 'search_rule_no_product'],
});

export const removeSearchRule = defineCall({
  method: 'POST',
  path: '/api/web/search-desk/rules/remove',
  access: 'search',
  summary: 'Takes a decision about a search back',
  input: z.object({ ruleId: rowId }),
  output: z.object({}),
  refusals: ['search_rule_not_found'],
});
