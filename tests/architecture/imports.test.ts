import { describe, expect, test } from 'vitest';
import { findCycles } from './cycles.ts';
import {
  areaOf,
  isServerOnly,
  isSql,
  isText,
  levelOf,
  MODULE_LEVELS,
  moduleOf,
  ROOMS,
  roomOf,
  WAYS_OUT,
} from './rooms.ts';
import { allows, holds, ofEach, pagesOf, type Rule, refuses, src } from './rule.ts';
import { at, type Import, parseSource, type Source, type Violation, walk } from './source.ts';

test('the sources are read: rules over nothing would hold always', () => {
  expect(src.length).toBeGreaterThan(100);
  expect(src.flatMap(source => source.imports).length).toBeGreaterThan(300);
});

test('an import is found in each of its forms', () => {
  const text = `
    import { a } from './a.ts';
    import type { B } from '#kit/b.ts';
    import './c.module.css';
    export { d } from '../d.ts';
    export * from './e.ts';
    const f = () => import('./f.tsx');
    type G = import('./g.ts').G;
    // import './comment.ts';
    const text = "import './string.ts'";`;
  expect(parseSource('src/web/shell/x.ts', text).imports.map(each => each.target)).toEqual([
    'src/web/shell/a.ts',
    'src/kit/b.ts',
    'src/web/shell/c.module.css',
    'src/web/d.ts',
    'src/web/shell/e.ts',
    'src/web/shell/f.tsx',
    'src/web/shell/g.ts',
  ]);
});

describe(`1. ${ROOMS.join(' ← ')}; tests, demo and bench are imported by nothing`, () => {
  const rule = everyImport((source, { target }) => {
    if (target === null || source.file in WAYS_OUT) return null;
    if (roomOf(target) < 0 && !target.startsWith('src/')) return 'nothing in src imports what is outside it';
    return roomOf(target) <= roomOf(source.file)
      ? null
      : `${roomName(source.file)} may not import ${roomName(target)}`;
  });
  holds(rule);
  refuses(rule, 'src/kit/x.tsx', `import { a } from '#modules/cart/cart.ts'`);
  refuses(rule, 'src/platform/x.ts', `import type { A } from '../kit/a.ts'`);
  refuses(rule, 'src/modules/cart/x.ts', `const a = import('#web/data/api.ts')`);
  refuses(rule, 'src/server/x.ts', `import '../../tests/support/a.ts'`);
});

describe('2. a module imports only modules of earlier levels', () => {
  const rule = everyImport((source, { target }) => {
    const [from, to] = [moduleOf(source.file), target && moduleOf(target)];
    if (!from || !to || from === to) return null;
    return levelOf(to) < levelOf(from) ? null : `module ${from} may not import module ${to}`;
  });
  holds(rule);
  refuses(rule, 'src/modules/catalog/x.ts', `import { a } from '#modules/orders/order.ts'`);
  refuses(rule, 'src/modules/cart/x.ts', `import { a } from '#modules/search/a.ts'`);

  test('every module has a level', () => {
    const modules = new Set(src.flatMap(({ file }) => moduleOf(file) ?? []));
    expect([...modules].filter(module => levelOf(module) < 0)).toEqual([]);
    expect(MODULE_LEVELS.flat()).toEqual([...new Set(MODULE_LEVELS.flat())]);
  });
});

describe('2. there are no cycles, types included', () => {
  test('in src', () => expect(findCycles(src)).toEqual([]));
  test('a planted cycle is seen', () => {
    const one = parseSource('src/a.ts', `import type { B } from './b.ts'`);
    const two = parseSource('src/b.ts', `import './c.ts'`);
    const three = parseSource('src/c.ts', `export { a } from './a.ts'`);
    expect(findCycles([one, two, three])).toEqual(['src/a.ts → src/b.ts → src/c.ts → src/a.ts']);
    expect(findCycles([two, three])).toEqual([]);
  });
});

describe('3. what is in a server folder is imported only from server folders', () => {
  const rule = everyImport((source, { target }) =>
    target && isServerOnly(target) && !isServerOnly(source.file)
      ? 'this would take server code to a browser'
      : null,
  );
  holds(rule);
  refuses(rule, 'src/modules/cart/ui/x.tsx', `import { a } from '../server/queries.ts'`);
  refuses(rule, 'src/web/x.ts', `import type { Config } from '#platform/server/config/config.ts'`);
  refuses(rule, 'src/platform/x.ts', `import { a } from './server/log.ts'`);
  refuses(rule, 'src/web/x.ts', `import { a } from '#emulators/page.ts'`);
});

describe('3. only the server loads the emulators, and only when it needs one', () => {
  const rule = ofEach(source => {
    if (source.file.startsWith('src/emulators/')) return [];
    const found: Violation[] = [];
    walk(source, {
      ImportDeclaration: node => {
        if (node.importKind !== 'type' && node.source.value.startsWith('#emulators/'))
          found.push(at(source, node, 'import it where no key is set: await import(…)'));
      },
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/server/x.ts', `import { a } from '#emulators/gateways.ts'`);
  allows(
    rule,
    'src/server/x.ts',
    `const open = async () => (await import('#emulators/gateways.ts')).open();`,
  );
});

describe('5. the back-office reads the address by its list kit alone', () => {
  const rule = ofEach(source => {
    if (!source.file.startsWith('src/web/back-office/')) return [];
    if (source.file.startsWith('src/web/back-office/parts/list/')) return [];
    const found: Violation[] = [];
    walk(source, {
      CallExpression: node => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'useSearchParams')
          found.push(at(source, node, 'use useListQuery, which clamps, keeps and clears in one way'));
      },
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/web/back-office/ads/x.tsx', 'const [params] = useSearchParams();');
});

describe('5. the back-office asks by the shells of parts/form-dialog alone', () => {
  const rule = everyImport((source, { target }) =>
    target === 'src/kit/overlay/alert-dialog.tsx' &&
    source.file.startsWith('src/web/back-office/') &&
    !/\/parts\/(form-dialog\/|editor\/leave-question\.tsx$)/.test(source.file)
      ? 'use FormDialog or Question, which give the focus back, keep the text and see who was faster'
      : null,
  );
  holds(rule);
  refuses(
    rule,
    'src/web/back-office/ads/x.tsx',
    `import { AlertDialog } from '#kit/overlay/alert-dialog.tsx'`,
  );
});

describe('4. a module’s SQL is its own', () => {
  const rule = everyImport((source, { target }) =>
    target && isSql(target) && moduleOf(target) !== moduleOf(source.file)
      ? 'ask the module for a use case instead of its queries'
      : null,
  );
  holds(rule);
  refuses(rule, 'src/modules/orders/server/x.ts', `import { a } from '#modules/catalog/server/queries.ts'`);
  refuses(rule, 'src/server/x.ts', `import { a } from '#modules/catalog/server/home.sql.ts'`);
});

describe('4. SQL stands in queries.ts or beside its story in <story>.sql.ts; beneath the modules, in platform/server', () => {
  const rule = ofEach(source => {
    if (isSql(source.file) || source.file.startsWith('src/platform/server/')) return [];
    const found: Violation[] = [];
    walk(source, {
      TaggedTemplateExpression: node => {
        if (node.tag.type === 'Identifier' && node.tag.name === 'sql')
          found.push(at(source, node, 'SQL stands here'));
      },
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/modules/cart/server/add.ts', 'const a = sql<Row>`select 1`');
  allows(rule, 'src/modules/cart/server/add.sql.ts', 'const a = sql<Row>`select 1`');
});

describe('5. pages do not import pages, nor areas areas; only web knows of routes and their data', () => {
  const pages = pagesOf(src);
  const linking = new Set(['Link', 'NavLink', 'Form']);
  const between = everyImport((source, { target }) =>
    pages.has(source.file) && target && pages.has(target)
      ? 'a page imports a page: share a part of both'
      : null,
  );
  const below = ofEach(source => {
    if (!/^src\/(kit|modules)\//.test(source.file)) return [];
    const found: Violation[] = [];
    walk(source, {
      ImportDeclaration: node => {
        if (node.source.value !== 'react-router') return;
        const taken = node.specifiers.filter(each => !linking.has(each.local.name));
        found.push(...taken.map(each => at(source, node, `${each.local.name} is for web; hand the data in`)));
      },
    });
    return found;
  });
  test('the table of routes names pages', () => expect(pages.size).toBeGreaterThan(10));
  const sideways = everyImport((source, { target }) => {
    // Two screens may say a thing in the same words.
    if (!target || isText(target)) return null;
    const [from, to] = [areaOf(source.file), areaOf(target)];
    const isShared = /^src\/web\/(data|(back-office\/)?parts)\//.test(source.file);
    return to && from !== to && (from || isShared)
      ? 'share it in web/parts, web/back-office/parts or web/data'
      : null;
  });
  holds(between);
  holds(sideways);
  holds(below);
  refuses(between, 'src/web/storefront/landing.tsx', `import { Card } from './product.tsx'`);
  refuses(sideways, 'src/web/back-office/refunds/x.tsx', `import { A } from '../returns/case-note.tsx'`);
  refuses(sideways, 'src/web/storefront/x.tsx', `import { A } from '../account/x.tsx'`);
  refuses(sideways, 'src/web/parts/x.tsx', `import { A } from '../storefront/cart-note.tsx'`);
  allows(sideways, 'src/web/back-office/layout.tsx', `import { A } from './home/home.tsx'`);
  refuses(below, 'src/modules/cart/ui/x.tsx', `import { useLoaderData } from 'react-router'`);
});

describe('13. large packages are loaded with their first use', () => {
  const large = ['nodemailer', 'pdfkit', '@simplewebauthn/server', 'write-excel-file/node', 'vite'];
  const rule = ofEach(source => {
    const found: Violation[] = [];
    walk(source, {
      ImportDeclaration: node => {
        if (node.importKind !== 'type' && large.includes(node.source.value))
          found.push(at(source, node, 'every process would hold it: await import() it where it is used'));
      },
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/platform/server/x.ts', `import { createTransport } from 'nodemailer'`);
  allows(rule, 'src/platform/server/x.ts', `const { createTransport } = await import('nodemailer')`);
});

function everyImport(complaint: (source: Source, each: Import) => string | null): Rule {
  return ofEach(source =>
    source.imports.flatMap(each => {
      const why = complaint(source, each);
      return why ? [`${source.file}:${each.line}  ${why} (${each.specifier})`] : [];
    }),
  );
}

function roomName(file: string): string {
  return ROOMS[roomOf(file)] ?? file;
}
