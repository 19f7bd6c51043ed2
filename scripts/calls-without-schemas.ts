import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The parts of a call's declaration that only the server and the API document need. */
const SERVER_SIDE = new Set(['input', 'output', 'refusals', 'summary', 'access']);

interface Node {
  type: string;
  start: number;
  end: number;
  [more: string]: unknown;
}

/**
 * A browser needs only a call's method and path; the schemas are the server's. The browser's build leaves them out,
 * with everything that only they use, and replaces the schema library by an empty stand-in (decision 0007).
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    applyToEnvironment: environment => environment.name === 'client',
    resolveId: {
      order: 'pre',
      handler: id =>
        id === 'zod/mini' ? fileURLToPath(new URL('../src/web/no-schemas.ts', import.meta.url)) : null,
    },
    transform(code, id) {
      if (!/[\\/]modules[\\/]\w+[\\/](?:[\w-]+\.)?calls\.ts$/.test(id)) return null;
      const spans = serverSideSpans(this.parse(code) as unknown as Node).toSorted(
        (a, b) => b.start - a.start,
      );
      return {
        code: spans.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code),
        map: null,
      };
    },
  };
}

/** The positions of the server's properties in each `defineCall({…})`, each with its comma. */
function serverSideSpans(node: unknown): { start: number; end: number }[] {
  if (Array.isArray(node)) return node.flatMap(serverSideSpans);
  if (node === null || typeof node !== 'object') return [];
  const {
    type,
    callee,
    arguments: given,
  } = node as Node & { callee?: { name?: string }; arguments?: Node[] };
  if (type !== 'CallExpression' || callee?.name !== 'defineCall')
    return Object.values(node).flatMap(serverSideSpans);
  const properties = (given?.[0]?.['properties'] ?? []) as (Node & { key: { name: string } })[];
  return properties.flatMap(({ key, start, end }, at) =>
    SERVER_SIDE.has(key.name) ? [{ start, end: properties[at + 1]?.start ?? end }] : [],
  );
}
