import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allows, everything, holds, ofEach, pagesOf, refuses, src } from './rule.ts';
import { at, type Source, type Violation, walk } from './source.ts';

const EMPTY_NAMES = /^(?:util|helper|common|misc|shared|core|base|manager|service)s?$/;
const EMPTY_ENDINGS = /-(?:util|helper|manager|service)s?$/;
const ROUTER_FILES = /^src\/web\/(root|routes|entry\.(client|server))\.tsx?$/;

describe('6. no name that says nothing', () => {
  const rule = ofEach(({ file }) => emptyNameIn(file));
  holds(rule, everything);
  refuses(rule, 'src/modules/cart/utils.ts', '');
  refuses(rule, 'src/kit/shared/button.tsx', '');
  refuses(rule, 'src/platform/server/cache-manager.ts', '');
  allows(rule, 'src/modules/accounts/server/passwords/common-passwords.ts', '');
});

describe('6. files and folders are written in-kebab-case', () => {
  test('holds', () => {
    const files = globSync('{src,demo,bench,scripts,tests}/**/*.{ts,tsx,mjs,css,sql}');
    const odd = files.filter(file => file.split(path.sep).some(part => !/^[a-z0-9][a-z0-9.-]*$/.test(part)));
    expect(odd).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });
});

describe('6. no barrels', () => {
  const rule = ofEach(source => {
    const passesOn = source.tree.body.filter(isReExport);
    const isBarrel = source.tree.body.length > 0 && passesOn.length === source.tree.body.length;
    const all = source.tree.body.filter(node => node.type === 'ExportAllDeclaration');
    if (isBarrel || /(^|\/)index\.tsx?$/.test(source.file))
      return [`${source.file}  import from the file itself`];
    return all.map(node => at(source, node, 'export by name what is meant'));
  });
  holds(rule, everything);
  refuses(rule, 'src/modules/cart/index.ts', 'export const a = 1;');
  refuses(rule, 'src/modules/cart/cart.ts', `export { a } from './a.ts'; export type { B } from './b.ts';`);
  refuses(rule, 'src/modules/cart/cart.ts', `export * from './a.ts'; export const b = 1;`);
  allows(rule, 'src/web/entry.server.tsx', `export { a } from './a.ts'; export const b = 1;`);
});

describe('6. no default export but where the router asks for one', () => {
  const pages = pagesOf(src);
  const rule = ofEach(source => {
    if (pages.has(source.file) || ROUTER_FILES.test(source.file)) return [];
    const found: Violation[] = [];
    walk(source, {
      ExportDefaultDeclaration: node => void found.push(at(source, node, 'export it by its name')),
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/modules/cart/ui/x.tsx', 'export default function X() { return null; }');
  refuses(rule, 'src/web/shell/header-part.tsx', 'export default 1;');
});

function emptyNameIn(file: string): Violation[] {
  const names = file.split('/').map(part => part.replace(/\..*$/, ''));
  const name = names.find(each => EMPTY_NAMES.test(each) || EMPTY_ENDINGS.test(each));
  return name ? [`${file}  "${name}" says nothing: name what it does`] : [];
}

function isReExport(node: Source['tree']['body'][number]): boolean {
  return (
    node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null)
  );
}
