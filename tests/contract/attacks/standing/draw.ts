import type { PublicCall, Request, Schema } from './calls.ts';

/** What a field of this name takes; `undefined`: whatever its schema allows. */
export type Fill = (field: string) => unknown;

/** An input that a call may take, as far as its schema says. */
export function draw(call: PublicCall, fill: Fill): Request {
  const of = (fields: Record<string, Schema>) =>
    Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, sample(schema, fill, name)]));
  const body = call.takesFile
    ? new Uint8Array([0xff, 0xd8, 0xff, 1])
    : call.body && sample(call.body, fill, '');
  return { path: of(call.inPath), query: of(call.inQuery), body };
}

function sample(schema: Schema, fill: Fill, field: string): unknown {
  const filled = fill(field);
  if (filled !== undefined) return filled;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const inside = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (inside) return sample(inside, fill, field);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sample(each, fill, name)]),
      );
    case 'array':
      return [sample(schema.items ?? {}, fill, field.replace(/s$/, ''))];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return wordOf(schema);
  }
}

function wordOf({ minLength = 0, maxLength = 40, pattern, default: otherwise }: Schema): unknown {
  if (otherwise !== undefined) return otherwise;
  if (pattern?.includes('a-z')) return 'a_word';
  return 'نص واضح'.padEnd(minLength, 'ا').slice(0, maxLength);
}

/** The names of all fields of an input, at any depth. */
export function fieldsOf({ inPath, inQuery, body }: PublicCall): Set<string> {
  const names = new Set([...Object.keys(inPath), ...Object.keys(inQuery)]);
  if (body) for (const name of namesIn(body)) names.add(name);
  return names;
}

/** The names of all fields that a schema declares, at any depth. */
export function* namesIn(schema: Schema): Generator<string> {
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    yield name;
    yield* namesIn(each);
  }
  const inside = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  for (const each of inside) if (each) yield* namesIn(each);
}
