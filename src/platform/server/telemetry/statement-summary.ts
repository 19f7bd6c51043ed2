const VERB = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*([a-z]+)/i;
const TABLE = /\b(?:into|from|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)/gi;
const NAMED_WITHIN =
  /(?:\bwith(?:\s+recursive)?|,)\s+"?([a-z_][a-z0-9_]*)"?\s*(?:\([^)]*\)\s*)?as\s+(?:(?:not\s+)?materialized\s+)?\(/gi;

/** The verb and the first table of a statement, such as `select orders`: enough to know it, and nothing that it was asked. */
export function summaryOf(text: string): string {
  const verb = (VERB.exec(text)?.[1] ?? 'statement').toLowerCase();
  const own = new Set([...text.matchAll(NAMED_WITHIN)].map(([, name]) => name?.toLowerCase()));
  const tables = [...text.matchAll(TABLE)].map(([, name]) => name?.toLowerCase());
  const table = tables.find(name => name && !own.has(name));
  return table ? `${verb} ${table}` : verb;
}
