import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** The last file of the baseline. What comes after it runs on databases that the former release serves from. */
const BASELINE = '0029-handovers.sql';

interface Statement {
  text: string;
  /** Tables that the same file creates: nobody uses them yet. */
  ownTables: ReadonlySet<string>;
  isAlone: boolean;
}

/** Why a statement must not run while the former release serves; null: it may. */
type Objection = (statement: Statement) => string | null;

const TABLE = /^(?:alter table (?:only )?|create (?:unique )?index (?:concurrently )?(?:\w+ )?on )(\w+)/;

const EXPANDS: Objection = ({ text, ownTables, isAlone }) => {
  const table = TABLE.exec(text)?.[1];
  if (table && ownTables.has(table)) return null;
  if (/^create (unlogged )?table |^create (function|sequence) |^insert into /.test(text)) return null;
  if (/^create (unique )?index /.test(text)) {
    if (!text.includes(' index concurrently ')) return 'writers wait for it: create the index concurrently';
    return isAlone ? null : 'PostgreSQL builds it without a transaction: it needs a file of its own';
  }
  if (text.startsWith('alter table ')) return inEachPart(text, objectToPart);
  return 'only what the former release does not notice: expand now, contract a release later';
};

/** What the former release no longer uses may go. */
const CONTRACTS: Objection = statement => {
  if (/^drop (table|index|view|function|trigger) /.test(statement.text)) return null;
  const dropped =
    /^alter table \w+ ((drop (column|constraint)|alter (column )?\w+ set not null)[^,]*(, |$))+$/;
  return dropped.test(statement.text) ? null : EXPANDS(statement);
};

/** The parts of an `alter table`; a comma within brackets does not part. */
function inEachPart(text: string, object: (part: string) => string | null): string | null {
  const parts = text.replace(/^alter table (only )?\w+ /, '').split(/,(?![^(]*\))/);
  return parts.map(part => object(part.trim())).find(found => found !== null) ?? null;
}

function objectToPart(part: string): string | null {
  if (/^add (constraint|check|foreign key|unique|primary key)\b/.test(part)) {
    return part.endsWith(' not valid')
      ? null
      : 'the table is read whole under a lock: add it not valid, then validate';
  }
  if (part.startsWith('validate constraint ')) return null;
  if (/^alter (column )?\w+ (set default|drop default|drop not null)/.test(part)) return null;
  if (!part.startsWith('add '))
    return 'the former release does not know of it: expand now, contract a release later';
  if (/ not null\b/.test(part) && !/ default /.test(part))
    return 'the former release writes rows without it: give a default';
  if (/ default \w+\(|generated /.test(part))
    return 'the table is rewritten under a lock: fill the column by a job';
  return / references | check | unique| primary key/.test(part)
    ? 'the table is read whole under a lock: add the constraint apart, not valid'
    : null;
}

/** The statements of a file, in one line each, without comments and the insides of texts. */
function statementsOf(sql: string): string[] {
  const bare = sql
    .replace(/--.*$/gm, '')
    .replace(/\$\$.*?\$\$/gs, "''")
    .replace(/'(?:[^']|'')*'/g, "''");
  return bare
    .split(';')
    .map(text => text.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(text => text !== '');
}

function violations(file: string, sql: string): string[] {
  const statements = statementsOf(sql);
  const created = statements.map(text => /^create (?:unlogged )?table (\w+)/.exec(text)?.[1] ?? '');
  const isContract = /^\d{4}-contract-/.test(file);
  const object = isContract ? CONTRACTS : EXPANDS;
  const found = statements.flatMap(text => {
    const why = object({ text, ownTables: new Set(created), isAlone: statements.length === 1 });
    return why ? [`${file}: ${text}: ${why}`] : [];
  });
  if (isContract && !sql.startsWith('-- Unused since '))
    found.push(`${file}: begin with "-- Unused since" and the release`);
  return found;
}

describe('a file after the baseline runs while the former release serves', () => {
  test('holds', () => {
    const files = globSync('migrations/[0-9]*.sql').filter(file => path.basename(file) > BASELINE);
    expect(files.flatMap(file => violations(path.basename(file), readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each([
    'alter table products drop column swatch',
    'alter table products rename column price to cost',
    'alter table products rename to goods',
    'alter table products alter column price type bigint',
    'alter table products alter column code set not null',
    'alter table products add column warranty integer not null',
    'alter table products add column warranty integer, add column key uuid default gen_random_uuid()',
    'alter table products add column total integer generated always as (price * 2) stored',
    'alter table products add column warranty integer check (warranty > 0)',
    'alter table products add column made_by bigint references users',
    'alter table products add constraint warranty check (price in (1, 2))',
    'create index products_warranty on products (warranty)',
    'create index concurrently a on products (id); create index concurrently b on products (price)',
    'drop table products',
    'truncate products',
    'update products set price = 1',
    'lock table products',
    'create or replace view cheap as select 1',
  ])('refuses %s', sql => expect(violations('0021-x.sql', sql)).not.toEqual([]));

  test.each([
    "alter table products add column warranty integer, add column note text not null default 'a, b'",
    'alter table products add constraint warranty check (price in (1, 2)) not valid',
    'alter table products validate constraint warranty',
    'alter table products alter column price drop not null',
    'create table warranties (id bigint primary key); create index on warranties (id)',
    'create unique index concurrently products_warranty on products (warranty)',
    "-- alter table products drop column price;\ninsert into settings (name) values ('a; drop table b')",
  ])('allows %s', sql => expect(violations('0021-x.sql', sql)).toEqual([]));

  test('what no release uses any more goes in a file that contracts and says since when', () => {
    const sql = 'alter table products drop column swatch, alter code set not null; drop table warranties;';
    expect(violations('0022-contract-x.sql', `-- Unused since 1.2.\n${sql}`)).toEqual([]);
    expect(violations('0022-contract-x.sql', sql)).toHaveLength(1);
    expect(violations('0022-contract-x.sql', '-- Unused since 1.2.\nalter table a rename to b')).toHaveLength(
      1,
    );
  });
});

describe('a file of functions can be applied any number of times', () => {
  const oddStatements = (sql: string) =>
    statementsOf(sql).filter(
      text =>
        !/^(create or replace (function|trigger|view)|drop trigger if exists|create constraint trigger) /.test(
          text,
        ),
    );
  test.each(globSync('migrations/functions/*.sql'))('%s', file =>
    expect(oddStatements(readFileSync(file, 'utf8'))).toEqual([]),
  );
  test.each([
    'create function a() returns int language sql return 1',
    'create trigger a after insert on b',
    'drop view a',
  ])('refuses %s', sql => expect(oddStatements(sql)).toHaveLength(1));
});
