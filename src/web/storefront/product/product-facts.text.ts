/** What schema.org calls an option; other names have no property there. */
export const SCHEMA_PROPERTIES: Readonly<Record<string, string>> = {
  اللون: 'color',
  المقاس: 'size',
  الخامة: 'material',
};
