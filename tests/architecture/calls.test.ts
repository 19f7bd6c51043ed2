import type { ESTree } from 'vite';
import { describe, expect, test } from 'vitest';
import { isCalls, moduleOf } from './rooms.ts';
import { allows, holds, ofEach, refuses, src } from './rule.ts';
import { at, parseSource, type Source, type Violation, walk } from './source.ts';

describe('10. the module that declares a call answers it', () => {
  const rule = ofEach(source => {
    const own = moduleOf(source.file);
    return boundCalls(source).flatMap(({ node, from }) => {
      const declaring = from && moduleOf(from);
      return own && declaring !== own
        ? [at(source, node, `module ${declaring} declares this call and answers it`)]
        : [];
    });
  });
  holds(rule);
  const planted = (from: string) => `import { a } from '${from}'; const r = [route(a, answer)];`;
  refuses(rule, 'src/modules/search/server/routes.ts', planted('#modules/catalog/calls.ts'));
  refuses(
    rule,
    'src/modules/checkout/server/routes.ts',
    `import * as calls from '#modules/payments/calls.ts'; const r = [route(calls.a, answer)];`,
  );
  allows(rule, 'src/modules/search/server/routes.ts', planted('../calls.ts'));
});

describe('10. a module declares its calls in calls.ts, or beside their noun in <noun>.calls.ts', () => {
  const rule = ofEach(source => (isCalls(source.file) ? [] : declaredCalls(source)));
  holds(rule);
  refuses(rule, 'src/modules/cart/cart.ts', 'export const show = defineCall({});');
  refuses(rule, 'src/modules/cart/server/calls.ts', 'export const show = defineCall({});');
  allows(rule, 'src/modules/cart/stored.calls.ts', 'export const show = defineCall({});');
});

test('10. every declared call is answered once', () => {
  const answered = src.flatMap(source => boundCalls(source).map(({ name, from }) => `${from} ${name}`));
  expect(answered.toSorted()).toEqual(src.flatMap(declaredCalls).toSorted());
});

test('a declaration is found, and what answers it', () => {
  const declared = parseSource('src/modules/a/calls.ts', 'export const show = defineCall({});');
  expect(declaredCalls(declared)).toEqual(['src/modules/a/calls.ts show']);
  const text = `import { show as call } from '../calls.ts'; route(call, answer);`;
  const [bound] = boundCalls(parseSource('src/modules/a/server/routes.ts', text));
  expect([bound?.from, bound?.name]).toEqual(['src/modules/a/calls.ts', 'show']);
});

interface Bound {
  node: ESTree.CallExpression;
  /** The call's name where it is declared. */
  name: string;
  /** The file that declares it. */
  from: string | null;
}

/** The first arguments of `route(…)`. */
function boundCalls(source: Source): Bound[] {
  const names = importedNames(source);
  const found: Bound[] = [];
  walk(source, {
    CallExpression: node => {
      const [call] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'route' || !call) return;
      const text = source.text.slice(call.start, call.end);
      const [first = '', second] = text.split('.');
      const imported = names.get(first);
      found.push({ node, name: second ?? imported?.name ?? first, from: imported?.from ?? null });
    },
  });
  return found;
}

function importedNames(source: Source) {
  const names = new Map<string, { name: string; from: string | null }>();
  walk(source, {
    ImportDeclaration: node => {
      const from = source.imports.find(({ specifier }) => specifier === node.source.value)?.target ?? null;
      for (const each of node.specifiers) {
        const original = each.type === 'ImportSpecifier' && each.imported;
        const name = original && original.type === 'Identifier' ? original.name : each.local.name;
        names.set(each.local.name, { name, from });
      }
    },
  });
  return names;
}

function declaredCalls(source: Source): string[] {
  const found: Violation[] = [];
  walk(source, {
    VariableDeclarator: node => {
      const made = node.init?.type === 'CallExpression' && node.init.callee;
      if (made && made.type === 'Identifier' && made.name === 'defineCall' && node.id.type === 'Identifier')
        found.push(`${source.file} ${node.id.name}`);
    },
  });
  return found;
}
