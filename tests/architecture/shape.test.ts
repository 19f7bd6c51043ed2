import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ESTree } from 'vite';
import { describe, expect, test } from 'vitest';
import { functionLines, longFunctions, oddParameters } from './functions.ts';
import { isSql, isText } from './rooms.ts';
import { allows, everything, holds, ofEach, refuses } from './rule.ts';
import { at, readSources, type Violation, walk } from './source.ts';

const FILE_LINES = 250;
const FOLDER_FILES = 25;
const FOLDER_LEVELS = 4;
const FOLDER_LEAST = 4;
/** Small by what they are: a module and its rooms, an area of screens, an emulator, the root. */
const MAY_BE_SMALL = /^src(\/modules\/\w+(\/(server|ui))?|\/web\/back-office\/[^/]+|\/emulators\/[^/]+)?$/;
/** Their room is full. */
const FULL_BEFORE = ['src/server/agents', 'src/web/account/messages'];

/** Text, demo goods, SQL and tests may be as long as they are. */
const EXEMPT = /^demo\/cast\/|^tests\//;
const code = everything.filter(({ file }) => !isSql(file) && !isText(file) && !EXEMPT.test(file));

describe('9. modules hold no state of their own', () => {
  const rule = ofEach(source => {
    if (!source.file.startsWith('src/modules/')) return [];
    return source.tree.body.flatMap(node => {
      const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      if (declaration?.type !== 'VariableDeclaration') return [];
      const isState =
        declaration.kind !== 'const' ||
        declaration.declarations.some(({ init }) => init && isEmptyContainer(init));
      return isState ? [at(source, node, 'take it from ctx, or keep it in a component or the database')] : [];
    });
  });
  holds(rule);
  refuses(rule, 'src/modules/cart/x.ts', 'let count = 0;');
  refuses(rule, 'src/modules/cart/x.ts', 'export const kept = new Map<string, number>();');
  refuses(rule, 'src/modules/cart/x.ts', 'const seen: string[] = [];');
  allows(
    rule,
    'src/modules/cart/x.ts',
    `const fees = new Map([['cairo', 1]]); export const a = () => new Map();`,
  );
});

describe(`no file is longer than ${FILE_LINES} lines`, () => {
  const rule = ofEach(({ file, text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > FILE_LINES ? [`${file}  ${lines} lines`] : [];
  });
  holds(rule, code);
  refuses(rule, 'src/x.ts', '\n'.repeat(FILE_LINES) + 'a();');
  allows(rule, 'src/x.ts', '\n'.repeat(FILE_LINES - 1) + 'a();');

  test('nor a style sheet, but for the table of tokens', () => {
    const sheets = globSync('src/**/*.css').filter(file => file !== 'src/kit/tokens.css');
    expect(sheets.filter(file => readFileSync(file, 'utf8').split('\n').length > FILE_LINES)).toEqual([]);
  });
});

test('every custom property that a style sheet reads is set somewhere', () => {
  const read = (glob: string) => globSync(glob).map(file => ({ file, text: readFileSync(file, 'utf8') }));
  const sheets = read('src/**/*.css');
  const set = new Set([
    ...sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
    ...read('src/**/*.{ts,tsx}').flatMap(({ text }) =>
      [...text.matchAll(/['"[](--[\w-]+)/g)].map(([, name]) => name),
    ),
  ]);
  const unset = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\s*\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${file}  ${name}`),
  );
  expect(set.size).toBeGreaterThan(100);
  expect(unset).toEqual([]);
});

describe('no function is longer than 50 lines, no component longer than 100', () => {
  holds(ofEach(longFunctions), code);
  refuses(ofEach(longFunctions), 'src/x.ts', `export function f() {${'\n'.repeat(50)}}`);
  refuses(ofEach(longFunctions), 'src/x.ts', `const f = async () => {${'\n'.repeat(50)}};`);
  refuses(ofEach(longFunctions), 'src/x.tsx', `function Card() {${'\n'.repeat(100)}}`);
  allows(ofEach(longFunctions), 'src/x.tsx', `function Card() {${'\n'.repeat(60)}}`);
  test('and of what may be longer than 50, SQL and components, there are no more than 15', () => {
    const lengths = everything.filter(({ file }) => file.startsWith('src/')).flatMap(functionLines);
    expect(lengths.filter(length => length > 50).length).toBeLessThanOrEqual(15);
  });
});

describe('no function takes more than 3 parameters, or a boolean', () => {
  holds(ofEach(oddParameters), everything);
  refuses(ofEach(oddParameters), 'src/x.ts', 'const f = (a: A, b: B, c: C, d: D) => 1;');
  refuses(ofEach(oddParameters), 'src/x.ts', 'function f(a: A, loud: boolean) {}');
  refuses(ofEach(oddParameters), 'src/x.ts', 'function f(a: A, loud = false) {}');
  refuses(ofEach(oddParameters), 'src/x.ts', 'function f(a: A, loud?: boolean) {}');
  allows(ofEach(oddParameters), 'src/x.ts', 'function f({ loud }: { loud: boolean }, b: B, c: C) {}');
});

describe('no `any`', () => {
  const rule = ofEach(source => {
    const found: Violation[] = [];
    walk(source, { TSAnyKeyword: node => void found.push(at(source, node, 'say what it is, or unknown')) });
    return found;
  });
  holds(rule, [...everything, ...readSources('*.config.ts')]);
  refuses(rule, 'src/x.ts', 'const a = b as any;');
  allows(rule, 'src/x.ts', `const any = 'any'; // any`);
});

describe(`no folder holds more than ${FOLDER_FILES} files`, () => {
  test('holds', () => {
    // Not in migrations and decisions: they are lists in time, which only grow (decision 32).
    const files = globSync('{src,bench,scripts,tests,docs}/**/*.*').filter(
      file => path.dirname(file) !== 'docs/decisions',
    );
    expect(crowded(files).map(([folder, inside]) => `${folder}: ${inside.length} files`)).toEqual([]);
  });
  test('refuses one more', () => {
    const files = Array.from({ length: FOLDER_FILES + 1 }, (_, index) => `src/kit/${index}.tsx`);
    expect(crowded(files)).toHaveLength(1);
    expect(crowded(files.slice(1))).toEqual([]);
  });
});

describe(`a folder holds at least ${FOLDER_LEAST} files, but for modules, areas and the parts of one page`, () => {
  test('holds', () => expect(thin(globSync('src/**/*.*'))).toEqual([]));
  test('refuses a folder of its own for two files', () => {
    expect(thin(['src/kit/order/a.ts', 'src/kit/order/b.ts', 'src/kit/c.ts'])).toEqual(['src/kit/order']);
    expect(thin(['src/web/storefront/deals.tsx', 'src/web/storefront/deals/a.tsx'])).toEqual([]);
  });
});

describe(`no folder is deeper than ${FOLDER_LEVELS} levels below src`, () => {
  test('holds', () => expect(tooDeep(globSync('src/**/*.*'))).toEqual([]));
  test('refuses one more', () => {
    expect(tooDeep(['src/web/back-office/orders/list/x.tsx'])).toEqual([]);
    expect(tooDeep(['src/web/back-office/orders/list/table/x.tsx'])).toHaveLength(1);
  });
});

/** A container that is made empty is there to be filled. */
function isEmptyContainer(init: ESTree.Expression): boolean {
  if (init.type === 'NewExpression') return init.arguments.length === 0;
  if (init.type === 'ArrayExpression') return init.elements.length === 0;
  return init.type === 'ObjectExpression' && init.properties.length === 0;
}

function crowded(files: readonly string[]): [folder: string, files: string[]][] {
  const folders = Map.groupBy(files, file => path.dirname(file));
  return [...folders].filter(([, inside]) => inside.length > FOLDER_FILES);
}

function thin(files: readonly string[]): string[] {
  const inside = Map.groupBy(files, file => path.dirname(file));
  const isPartOfPage = (folder: string) => files.includes(`${folder}.tsx`);
  return [...inside]
    .filter(([folder, held]) => held.length < FOLDER_LEAST && !MAY_BE_SMALL.test(folder))
    .map(([folder]) => folder)
    .filter(folder => !isPartOfPage(folder) && !FULL_BEFORE.includes(folder) && !hasFolders(folder, files));
}

/** A folder that mostly holds folders. */
const hasFolders = (folder: string, files: readonly string[]) =>
  files.some(file => file.startsWith(`${folder}/`) && path.dirname(file) !== folder);

function tooDeep(files: readonly string[]): string[] {
  const folders = new Set(files.map(file => path.dirname(file)));
  return [...folders].filter(folder => folder.split(path.sep).length - 1 > FOLDER_LEVELS);
}
