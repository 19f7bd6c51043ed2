import type { ZodMiniType } from 'zod/mini';

interface Definition {
  type: string;
  shape?: Record<string, ZodMiniType>;
  element?: ZodMiniType;
  innerType?: ZodMiniType;
  in?: ZodMiniType;
  out?: ZodMiniType;
  options?: readonly ZodMiniType[];
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
}

/** What a field of this name takes: an id that is there, a day, a picture. */
export type Fill = (field: string) => unknown;

const definitionOf = (schema: ZodMiniType | undefined) => schema?.def as unknown as Definition;

/** An input that a call may take, as far as its schema says. */
export function sampleOf(schema: ZodMiniType | undefined, fill: Fill, field = ''): unknown {
  const {
    type,
    shape,
    element,
    innerType,
    in: from,
    out: to,
    options,
    entries,
    values,
  } = definitionOf(schema);
  const filled = fill(field);
  if (filled !== undefined) return filled;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape ?? {})
          .filter(([name]) => name !== 'id')
          .map(([name, each]) => [name, sampleOf(each, fill, name)]),
      );
    case 'array':
      return [sampleOf(element, fill, field.replace(/s$/, ''))];
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(innerType, fill, field);
    case 'pipe':
      return sampleOf(definitionOf(from).type === 'transform' ? to : from, fill, field);
    case 'union':
      return sampleOf(options?.[0], fill, field);
    case 'enum':
      return Object.values(entries ?? {})[0];
    case 'literal':
      return values?.[0];
    case 'custom':
      return new Uint8Array([1, 2, 3]);
    case 'record':
      return {};
    default:
      return { boolean: true, number: 1 }[type] ?? 'نص واضح';
  }
}

type Path = readonly (string | number)[];

/** The ways to all single values of an input. */
export function* leavesOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) yield path;
  else if (!(value instanceof Uint8Array))
    for (const [name, inside] of Object.entries(value)) yield* leavesOf(inside, [...path, name]);
}

export const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], input);

/** The same input with another value there. */
export function withValue<T>(input: T, [name, ...rest]: Path, value: unknown): T {
  if (name === undefined) return value as T;
  const copy = (Array.isArray(input) ? [...input] : { ...input }) as Record<string, unknown>;
  copy[name] = withValue(copy[name], rest, value);
  return copy as T;
}
