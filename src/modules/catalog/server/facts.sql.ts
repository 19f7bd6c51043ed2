import { sql } from 'kysely';
import { type Disclosure, FACT_NAMES, FACTS } from '../disclosure.ts';

const columns = FACT_NAMES.map(name => sql.ref(FACTS[name].column));

/** Of `products p`, each by its name. */
export const selectedFacts = sql.join(
  FACT_NAMES.map(name => sql`p.${sql.ref(FACTS[name].column)} as ${sql.ref(name)}`),
);

export const factColumns = sql.join(columns);

/** The values of a new product by their columns. */
export const factsByColumn = (product: Disclosure) =>
  Object.fromEntries(FACT_NAMES.map(name => [FACTS[name].column, product[name]]));

/** As an update sets them. */
export const setFacts = (product: Disclosure) =>
  sql.join(FACT_NAMES.map(name => sql`${sql.ref(FACTS[name].column)} = ${product[name]}`));
