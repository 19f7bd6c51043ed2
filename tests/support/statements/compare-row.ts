import type { Client, FieldDef } from 'pg';
import type { Shape } from './shape.ts';

/** The names of the columns that may be null, by `<oid of the table>.<number of the column>`. */
export type Columns = ReadonlyMap<string, string>;

export async function readColumns(client: Client): Promise<Columns> {
  const { rows } = await client.query<{ column: string; name: string }>(`
    select c.oid || '.' || a.attnum as column, c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attnotnull`);
  return new Map(rows.map(({ column, name }) => [column, name]));
}

/**
 * By which condition a statement leaves out the rows whose column is null, where it is another than `is not null`: mostly
 * a check of the table ties the two together.
 */
const WITHOUT_NULL: Record<string, RegExp> = {
  'cod_collections.holder': /\bstate = 'collected'/,
  'idempotency_keys.reply': /\breply = /,
  'order_events.user_id': /\bevent = 'not_received'/,
  'parcels.tracking_number': /\btracking_number = any\(/,
  'payouts.holder': /\bstate in \('approved', 'processing'\)/,
  'payouts.kind': /\bstate in \('approved', 'processing'\)/,
  'payouts.number': /\bstate in \('approved', 'processing'\)/,
  'users.email': /\bdeleted_at is null/,
  'users.mobile': /\bdeleted_at is null/,
};

type Kind =
  | 'number'
  | 'string'
  | 'boolean'
  | 'date'
  | 'bytes'
  | 'json'
  | 'numbers'
  | 'strings'
  | 'booleans'
  | 'dates';

/** What the driver makes of each type, by its oid (src/platform/server/database.ts sets bigint and date). */
const KINDS: Record<number, Kind> = {
  16: 'boolean',
  17: 'bytes',
  18: 'string',
  19: 'string',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number',
  114: 'json',
  700: 'number',
  701: 'number',
  1000: 'booleans',
  1005: 'numbers',
  1007: 'numbers',
  1022: 'numbers',
  1009: 'strings',
  1015: 'strings',
  1016: 'strings',
  1043: 'string',
  1082: 'string',
  1114: 'date',
  1184: 'date',
  1185: 'dates',
  1700: 'string',
  3802: 'json',
};

export interface Described {
  text: string;
  fields: readonly FieldDef[];
}

/** What a statement gives that its declared row does not say, one sentence each. */
export function compareRow(row: Shape, { text, fields }: Described, columns: Columns): string[] {
  if (row.kind !== 'object') return [];
  const given = new Map(fields.map(field => [field.name, field]));
  const missing = Object.entries(row.properties)
    .filter(([name, shape]) => !given.has(name) && !allows(shape, 'undefined'))
    .map(([name]) => `declares ${name}, which the statement does not give`);
  const wrong = fields.flatMap(field => {
    const shape = row.properties[field.name];
    const name = columns.get(`${field.tableID}.${field.columnID}`);
    const mayBeNull = name !== undefined && !leavesOutNull(text, name);
    return shape ? compareField(field, shape, { mayBeNull }) : [`gives ${field.name}, which is not declared`];
  });
  return [...missing, ...wrong];
}

function leavesOutNull(text: string, name: string): boolean {
  const column = name.replace(/.*\./, '');
  return text.includes(`${column} is not null`) || (WITHOUT_NULL[name]?.test(text) ?? false);
}

function compareField(
  { name, dataTypeID }: FieldDef,
  shape: Shape,
  { mayBeNull }: { mayBeNull: boolean },
): string[] {
  const kind = KINDS[dataTypeID];
  if (!kind && shape.kind === 'unknown') return [];
  if (!kind) return [`gives ${name} of type ${dataTypeID}, which nobody has thought of`];
  const parts = partsOf(shape).filter(part => part.kind !== 'null' && part.kind !== 'undefined');
  const odd = parts.find(part => !fits(part, kind));
  if (odd) return [`gives ${name} as ${kind}, which is declared as ${describe(odd)}`];
  return mayBeNull && !allows(shape, 'null')
    ? [`gives ${name}, whose column may be null, which is not declared`]
    : [];
}

function partsOf(shape: Shape): Shape[] {
  return shape.kind === 'union' ? shape.of.flatMap(partsOf) : [shape];
}

function allows(shape: Shape, kind: 'null' | 'undefined'): boolean {
  return partsOf(shape).some(part => part.kind === kind || part.kind === 'unknown');
}

function fits(shape: Shape, kind: Kind): boolean {
  if (kind === 'json') return canBeJson(shape);
  if (shape.kind === 'unknown') return true;
  if (shape.kind === 'literal') return typeof shape.value === kind;
  if (shape.kind === 'array')
    return partsOf(shape.of).every(part => kind.endsWith('s') && fits(part, single(kind)));
  return shape.kind === kind;
}

/** JSON has no dates and no bytes, at whatever depth. */
function canBeJson(shape: Shape): boolean {
  if (shape.kind === 'object') return Object.values(shape.properties).every(canBeJson);
  if (shape.kind === 'array') return canBeJson(shape.of);
  if (shape.kind === 'union' || shape.kind === 'tuple') return shape.of.every(canBeJson);
  return !['date', 'bytes', 'bigint', 'map', 'set', 'function'].includes(shape.kind);
}

function single(kind: Kind): Kind {
  return kind.replace(/s$/, '') as Kind;
}

function describe(shape: Shape): string {
  return shape.kind === 'literal' ? JSON.stringify(shape.value) : shape.kind;
}
