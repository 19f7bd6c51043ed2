import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { Shape } from './shape.ts';

/** Decides, again and again, for one of so many. */
export type Choose = (many: number) => number;

/** The same choices for the same seed. */
export function seeded(seed: number): Choose {
  let state = seed * 2_654_435_761 + 1;
  return many => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return (state >>> 8) % many;
  };
}

/** A value of this shape. Which optional parts it has, and which of several values, is chosen. */
export function invent(shape: Shape, { choose, db }: { choose: Choose; db: Runner }): unknown {
  const make = (part: Shape) => invent(part, { choose, db });
  switch (shape.kind) {
    case 'literal':
      return shape.value;
    case 'number':
      return 7;
    case 'string':
      return '2026-01-07';
    case 'boolean':
      return choose(2) === 1;
    case 'bigint':
      return 7n;
    case 'date':
      return new Date('2026-01-07T10:00:00Z');
    case 'bytes':
      return Buffer.from('7');
    case 'null':
      return null;
    case 'undefined':
      return undefined;
    case 'database':
      return db;
    case 'fragment':
      return choose(2) === 1 ? sql`true` : sql`select 7 as id`;
    case 'unknown':
      return 'x';
    case 'union':
      return make(shape.of[choose(shape.of.length)] as Shape);
    case 'array':
      return [make(shape.of), make(shape.of)];
    case 'tuple':
      return shape.of.map(make);
    case 'set':
      return new Set(shape.of.map(make));
    case 'map':
      return new Map([[make(shape.of[0] as Shape), make(shape.of[1] as Shape)]]);
    case 'function':
      return () => make(shape.returns);
    case 'object':
      return Object.fromEntries(Object.entries(shape.properties).map(([name, part]) => [name, make(part)]));
  }
}
