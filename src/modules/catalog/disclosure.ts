interface Fact {
  /** Of the table `products`. */
  column: string;
  /** One line, several lines, or a number of months. */
  kind: 'line' | 'text' | 'months';
  /** Letters, or months. */
  most: number;
}

/**
 * What the law wants a buyer to know of goods before buying (law 181/2018, article 37), besides what they are and cost.
 * The calls, the queries, the editor and the files of products are made from this table, in this order
 * (docs/how-to/add-a-field-to-a-product.md).
 */
export const FACTS = {
  /** The country that it was made in. */
  origin: { column: 'origin', kind: 'line', most: 60 },
  /** Its maker, or who imported it. */
  maker: { column: 'maker', kind: 'line', most: 120 },
  /** At most twenty years; durable goods have two by law. */
  warrantyMonths: { column: 'warranty_months', kind: 'months', most: 240 },
  hazards: { column: 'hazards', kind: 'text', most: 1000 },
} as const satisfies Readonly<Record<string, Fact>>;

export type FactName = keyof typeof FACTS;
export const FACT_NAMES = Object.keys(FACTS) as FactName[];

/** Something for each fact, in the order of the table. */
export const ofFacts = <T>(make: (name: FactName) => T) =>
  Object.fromEntries(FACT_NAMES.map(name => [name, make(name)])) as Record<FactName, T>;

interface ValueOf {
  line: string;
  text: string;
  months: number | null;
}

/** Empty and null: its merchant has said nothing. */
export type Disclosure = { [N in FactName]: ValueOf[(typeof FACTS)[N]['kind']] };

export const NO_DISCLOSURE = ofFacts(name => (FACTS[name].kind === 'months' ? null : '')) as Disclosure;

/** The facts alone, of anything that has them. */
export const factsOf = (product: Disclosure) => ofFacts(name => product[name]) as Disclosure;
