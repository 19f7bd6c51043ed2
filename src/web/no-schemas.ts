/**
 * Replaces zod/mini in the browser (decision 0007): every schema is the same object, which can be called and has every
 * property. Nothing in the browser may validate by schema; a screen shows what the server refuses.
 */
const schema: unknown = new Proxy(() => schema, {
  get: (_, name) => (name === 'shape' ? {} : schema),
  apply: () => schema,
});
/* @__NO_SIDE_EFFECTS__ */
const make = () => schema;

export {
  make as _default,
  make as array,
  make as boolean,
  make as check,
  make as custom,
  make as discriminatedUnion,
  make as email,
  make as enum,
  make as gt,
  make as extend,
  make as instanceof,
  make as int,
  make as length,
  make as literal,
  make as lte,
  make as maximum,
  make as maxLength,
  make as minimum,
  make as minLength,
  make as nullable,
  make as number,
  make as object,
  make as optional,
  make as overwrite,
  make as partial,
  make as pipe,
  make as positive,
  make as prefault,
  make as record,
  make as refine,
  make as regex,
  make as string,
  make as transform,
  make as trim,
  make as tuple,
  make as union,
  make as unknown,
  schema as coerce,
};
