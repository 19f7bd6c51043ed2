import type { Client } from 'pg';

interface Table {
  name: string;
  unlogged: boolean;
  columns: string[];
  constraints: string[];
  indexes: string[];
  triggers: string[];
}

/** Of the queue of jobs, which keeps its tables in a schema of its own. */
const OURS = `pronamespace = 'public'::regnamespace and not exists
  (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

const TABLES = `
select c.relname as name, c.relpersistence = 'u' as unlogged,
  array(
    select format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
        || case when a.attnotnull then ' not null' else '' end
        || case a.attidentity when '' then '' else ' generated always as identity (start with ' || s.seqstart || ')' end
        || case when d.adbin is null then ''
                when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
                else ' default ' || pg_get_expr(d.adbin, d.adrelid) end
      from pg_attribute a
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      left join pg_sequence s on s.seqrelid = pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
  array(
    select format('constraint %I %s', conname, pg_get_constraintdef(oid, true))
      from pg_constraint where conrelid = c.oid and contype not in ('n', 't') order by contype <> 'p', conname) as constraints,
  array(
    select pg_get_indexdef(i.indexrelid, 0, true) from pg_index i
     where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)
     order by i.indexrelid::regclass::text) as indexes,
  array(
    select pg_get_triggerdef(oid, true) from pg_trigger where tgrelid = c.oid and not tgisinternal order by tgname) as triggers
  from pg_class c
 where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
 order by c.relname`;

const VIEWS = `
select format(E'create view %I as\\n%s', relname, pg_get_viewdef(oid, true)) as text
  from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'v'
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by relname`;

const FUNCTIONS = `
select pg_get_functiondef(p.oid) as text from pg_proc p where ${OURS} order by proname, p.oid::regprocedure::text`;

/** The whole schema as SQL in a fixed order, read from the catalogs of a migrated database. */
export async function describeSchema(client: Client): Promise<string> {
  const tables = await client.query<Table>(TABLES);
  const views = await client.query<{ text: string }>(VIEWS);
  const functions = await client.query<{ text: string }>(FUNCTIONS);
  const parts = [
    ...tables.rows.map(describeTable),
    ...views.rows.map(({ text }) => text),
    ...functions.rows.map(({ text }) => `${text.trimEnd()};`),
  ];
  return `${HEADER}\n${parts.join('\n\n')}\n`;
}

const HEADER = `-- The schema that the files in this folder add up to, for reading and for seeing what a change does to it. Written by
-- \`npm run schema\` and compared by tests/contract/platform/schema.test.ts; nothing executes it.
`;

function describeTable({ name, unlogged, columns, constraints, indexes, triggers }: Table): string {
  const inside = [...columns, ...constraints].map(line => `  ${line}`).join(',\n');
  const after = [...indexes, ...triggers].map(line => `${line.replaceAll(' public.', ' ')};`);
  return [`create ${unlogged ? 'unlogged ' : ''}table ${name} (\n${inside}\n);`, ...after].join('\n');
}
