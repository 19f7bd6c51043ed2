import { type Written, writtenJson } from '#platform/server/written-json.ts';

/**
 * The canonical text of a receipt (docs/egypt.md, Receipts): every name in capitals and every value in quotation marks, in
 * the document's own order; an array's name again before each of its elements; numbers with the digits of the JSON.
 */
export const canonicalText = (json: string): string => serialised(writtenJson(json));

function serialised(value: Written): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return value.map(serialised).join('');
  return Object.entries(value)
    .map(([name, inner]) => {
      const head = `"${name.toUpperCase()}"`;
      return Array.isArray(inner)
        ? head + inner.map(each => head + serialised(each)).join('')
        : head + serialised(inner);
    })
    .join('');
}
