import { parseArgs } from 'node:util';
import { diceOf } from './search/dice.ts';
import { type Engine, enginesFor } from './search/engines.ts';
import { judgedShop } from './search/judged-shop.ts';
import { gradeOf, type Judged, makeQueries } from './search/queries.ts';
import { makeProducts, type Product } from './search/titles.ts';

const { values: asked } = parseArgs({
  options: { 'held-out': { type: 'boolean', default: false }, show: { type: 'string' } },
});
const OF_A_KIND = 55;
const TEN = 10;

const products = makeProducts(diceOf(2026), OF_A_KIND);
const queries = makeQueries(products).filter(({ heldOut }) => heldOut === asked['held-out']);
interface Measure {
  ndcg: number;
  first: number;
  ten: number;
  none: number;
}

async function measure(name: string, engine: Engine): Promise<Map<string, Measure[]>> {
  const byClass = new Map<string, Measure[]>();
  const by = new Map(products.map(product => [product.id, product]));
  for (const query of queries) {
    const found = await engine(query.text);
    const grades = found.map(id => gradeOf(by.get(id) as Product, query.want));
    const checked = check(query, grades);
    byClass.set(query.class, [...(byClass.get(query.class) ?? []), checked]);
    const isBad = checked.ndcg < 0.8;
    if (name === 'shop' && isBad && (asked.show === 'all' || asked.show === query.class)) {
      console.log(`${query.class}: «${query.text}» ${checked.ndcg.toFixed(2)} [${grades.join(' ')}]`);
      for (const id of found.slice(0, 3)) console.log(`    ${by.get(id)?.title}`);
    }
  }
  return byClass;
}

/** A query without an answer is answered well by nothing. */
function check({ want }: Judged, grades: number[]): Measure {
  const ideal = products
    .map(product => gradeOf(product, want))
    .toSorted((a, b) => b - a)
    .slice(0, TEN);
  const best = gain(ideal);
  if (best === 0) {
    const right = grades.length === 0 ? 1 : 0;
    return { ndcg: right, first: right, ten: right, none: 0 };
  }
  const wanted = ideal[0] ?? 0;
  return {
    ndcg: gain(grades) / best,
    first: Number(grades[0] === wanted),
    ten: Number(grades.includes(wanted)),
    none: Number(grades.length === 0),
  };
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, TEN).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

function print(measured: Map<string, Map<string, Measure[]>>): void {
  const mean = (all: Measure[], of: keyof Measure) =>
    all.reduce((sum, each) => sum + each[of], 0) / all.length;
  const names = [...measured.keys()];
  console.log(
    `\n| class | queries | ${names.map(name => `${name} nDCG@10`).join(' | ')} | shop hit@1 | hit@10 | none |`,
  );
  console.log(`| --- | ---: |${' ---: |'.repeat(names.length + 3)}`);
  const classes = [...(measured.get('shop')?.keys() ?? [])];
  const row = (label: string, of: (name: string) => Measure[]) => {
    const own = of('shop');
    const each = names.map(name => mean(of(name), 'ndcg').toFixed(3)).join(' | ');
    const rest = (['first', 'ten', 'none'] as const).map(key => mean(own, key).toFixed(3)).join(' | ');
    console.log(`| ${label} | ${own.length} | ${each} | ${rest} |`);
  };
  for (const name of classes) row(name, engine => measured.get(engine)?.get(name) ?? []);
  row('**all**', engine => [...(measured.get(engine)?.values() ?? [])].flat());
  const all = (engine: string) => [...(measured.get(engine)?.values() ?? [])].flat();
  console.log('\n| engine | nDCG@10 | hit@1 | hit@10 | finds nothing |\n| --- | ---: | ---: | ---: | ---: |');
  for (const name of names) {
    const each = (['ndcg', 'first', 'ten', 'none'] as const)
      .map(key => mean(all(name), key).toFixed(3))
      .join(' | ');
    console.log(`| ${name} | ${each} |`);
  }
}

const { shop, close } = await judgedShop(products);
try {
  const engines = await enginesFor(shop, products);
  console.log(
    `${products.length} titles, ${queries.length} queries${asked['held-out'] ? ', the third kept apart' : ''}`,
  );
  const measured = new Map<string, Map<string, Measure[]>>();
  for (const [name, engine] of Object.entries(engines)) measured.set(name, await measure(name, engine));
  print(measured);
} finally {
  await close();
}
