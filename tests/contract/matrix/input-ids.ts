import type { ZodMiniType } from 'zod/mini';
import type { AnyCall } from '#platform/call.ts';

/** Names of fields that may name somebody's thing. */
const NAMES_A_THING = /(^|[a-z])Ids?$|^ids?$|^(exchangeFor|photos|images|token)$/;

/** Fields that look like an id, and are chosen by their sender. */
const WRITTEN: ReadonlySet<string> = new Set(['nationalId']);

/** The fields of a call's input that may name somebody's thing, as paths such as `lines.*.lineId`. */
export function idFields({ path, input }: AnyCall): string[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, field]) => field as string);
  const named = [...fieldsOf(input)].filter(field => {
    const name = field.slice(field.lastIndexOf('.') + 1);
    return NAMES_A_THING.test(name) && !WRITTEN.has(name);
  });
  return [...new Set([...inPath, ...named])].toSorted();
}

/** What schemas of zod are made of, as far as they hold others. */
interface Definition {
  shape?: Record<string, ZodMiniType>;
  element?: ZodMiniType;
  innerType?: ZodMiniType;
  in?: ZodMiniType;
  out?: ZodMiniType;
  options?: readonly ZodMiniType[];
  valueType?: ZodMiniType;
}

function* fieldsOf(schema: ZodMiniType, at = ''): Generator<string> {
  const definition = schema.def as Definition;
  for (const [name, field] of Object.entries(definition.shape ?? {})) {
    yield at + name;
    yield* fieldsOf(field, `${at}${name}.`);
  }
  const { innerType, in: from, out: to, options = [] } = definition;
  for (const inside of [innerType, from, to, ...options]) if (inside) yield* fieldsOf(inside, at);
  const { element, valueType } = definition;
  for (const each of [element, valueType]) if (each) yield* fieldsOf(each, `${at}*.`);
}
