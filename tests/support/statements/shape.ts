import {
  type Checker,
  ObjectFlags,
  type Type,
  TypeFlags,
  type TypeReference,
} from 'typescript/unstable/sync';

/** What a TypeScript type allows, as plain data from which values are made. */
export type Shape =
  | { kind: 'number' | 'string' | 'boolean' | 'bigint' | 'null' | 'undefined' | 'unknown' }
  | { kind: 'date' | 'bytes' | 'database' | 'fragment' }
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'union'; of: Shape[] }
  | { kind: 'array'; of: Shape }
  | { kind: 'tuple'; of: Shape[] }
  | { kind: 'map' | 'set'; of: Shape[] }
  | { kind: 'object'; properties: Record<string, Shape> }
  | { kind: 'function'; returns: Shape };

const DEEPEST = 6;
/** The parts of a use case's context that no query reads. */
const UNREAD = new Set(['Config', 'Log', 'Storage', 'Secrets', 'Changes', 'TaggedCache', 'Tally', 'Logger']);

const PRIMITIVES: readonly [TypeFlags, Shape][] = [
  [TypeFlags.Undefined | TypeFlags.Void, { kind: 'undefined' }],
  [TypeFlags.Null, { kind: 'null' }],
  [TypeFlags.String | TypeFlags.TemplateLiteral, { kind: 'string' }],
  [TypeFlags.Number, { kind: 'number' }],
  [TypeFlags.Boolean, { kind: 'boolean' }],
  [TypeFlags.BigInt, { kind: 'bigint' }],
];

/** Classes that are values to us, by their names. */
const CLASSES: Record<string, Shape> = {
  Date: { kind: 'date' },
  Buffer: { kind: 'bytes' },
  Uint8Array: { kind: 'bytes' },
  Kysely: { kind: 'database' },
  Transaction: { kind: 'database' },
  RawBuilder: { kind: 'fragment' },
};

export function shapeOf(checker: Checker, type: Type | undefined, depth = 0): Shape {
  if (!type || depth > DEEPEST) return { kind: 'unknown' };
  const inside = (part: Type | undefined) => shapeOf(checker, part, depth + 1);
  if (type.isUnionType())
    return { kind: 'union', of: type.getTypes().map(part => shapeOf(checker, part, depth)) };
  if (type.isLiteralType() && typeof type.value !== 'bigint') return { kind: 'literal', value: type.value };
  const primitive = PRIMITIVES.find(([flags]) => type.flags & flags);
  if (primitive) return primitive[1];
  const known = CLASSES[type.getSymbol()?.name ?? ''];
  if (known) return known;
  if (UNREAD.has(type.getSymbol()?.name ?? type.getAliasSymbol()?.name ?? '')) return { kind: 'unknown' };
  if (!type.isObjectType() && !type.isIntersectionType()) return { kind: 'unknown' };
  if (type.isObjectType() && type.objectFlags & ObjectFlags.Reference) {
    const reference = type as TypeReference;
    const name = type.getSymbol()?.name ?? '';
    const of = checker.getTypeArguments(reference).map(inside);
    if (checker.isTupleType(type)) return { kind: 'tuple', of };
    if (checker.isArrayLikeType(type)) return { kind: 'array', of: of[0] ?? { kind: 'unknown' } };
    if (/^(Readonly)?(Map|Set)$/.test(name)) return { kind: name.endsWith('Map') ? 'map' : 'set', of };
  }
  const [signature] = checker.getSignaturesOfType(type, 0);
  if (signature) return { kind: 'function', returns: inside(checker.getReturnTypeOfSignature(signature)) };
  const properties = checker
    .getPropertiesOfType(type)
    .map(symbol => [symbol.name, inside(checker.getTypeOfSymbol(symbol))]);
  return properties.length === 0
    ? { kind: 'unknown' }
    : { kind: 'object', properties: Object.fromEntries(properties) };
}
