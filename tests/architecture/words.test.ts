import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isText } from './rooms.ts';
import { allows, holds, ofEach, refuses } from './rule.ts';
import { at, lineAt, type Violation, walk } from './source.ts';

describe('7. the environment is read in platform/server/config/config.ts only', () => {
  const rule = ofEach(source => {
    if (source.file === 'src/platform/server/config/config.ts') return [];
    const found: Violation[] = [];
    walk(source, {
      MemberExpression: node => {
        const [of, what] = [node.object, node.property];
        if (of.type !== 'Identifier' || of.name !== 'process' || what.type !== 'Identifier') return;
        if (what.name === 'env') found.push(at(source, node, 'ask for a setting in Config'));
      },
      ImportDeclaration: node => {
        if (/^(node:)?process$/.test(node.source.value))
          found.push(at(source, node, 'process is global here'));
      },
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/server/x.ts', 'const port = process.env.PORT;');
  refuses(rule, 'src/server/x.ts', `import { env } from 'node:process';`);
});

describe('7. Arabic sentences stand in text.ts or beside their noun in <noun>.text.ts', () => {
  /** Letters that are data, and the currency, which belongs to the form of a price. */
  const data = new Set(['src/platform/arabic.ts', 'src/platform/arabic-words.ts', 'src/platform/money.ts']);
  const arabicLetter = /[\p{Script=Arabic}&&\p{L}]/v;
  const rule = ofEach(source => {
    if (isText(source.file) || data.has(source.file)) return [];
    const found: Violation[] = [];
    const look = (node: { start: number }, text: unknown) => {
      if (arabicLetter.test(String(text))) found.push(at(source, node, `"${text}" belongs in text.ts`));
    };
    walk(source, {
      Literal: node => look(node, node.value),
      TemplateElement: node => look(node, node.value.cooked),
      JSXText: node => look(node, node.value),
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/kit/x.tsx', 'const a = <p>سلة</p>;');
  refuses(rule, 'src/web/x.ts', `const a = 'سلة'; // السلة`);
  refuses(rule, 'src/web/x.ts', `const a = \`\${count} منتج\`;`);
  allows(rule, 'src/web/cart.text.ts', `const a = 'سلة';`);
  allows(rule, 'src/kit/price.tsx', `const decimal = '٫'; const digits = '٠١٢'; // السعر`);
});

/** Arabic letters are joined: space between them tears words apart. A code has digits, which are not. */
const TORN = /\bletter-spacing\s*:(?!\s*normal)/g;
const DIGITS_ALONE = 'src/web/parts/security/code-field.module.css';

describe('8. styles name no physical side', () => {
  const sides = [
    /(?:^|[\s;{])(?:left|right)\s*:/g,
    /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/g,
    /\bborder-(?:top|bottom)-(?:left|right)-radius\b/g,
    /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g,
    // Four values with two unlike sides.
    /\b(?:margin|padding|inset)\s*:\s*\S+\s+(?!(\S+)\s+\S+\s+\1\s*;)[^\s;]+\s+[^\s;]+\s+[^\s;]+\s*;/g,
    TORN,
    // Its ellipsis takes the place of a Latin word's first letters in an Arabic line: «USB» becomes «SB…». A height in `lh`
    // with hidden overflow ends between two words.
    /\bline-clamp\s*:/g,
  ];
  const findSides = (file: string, css: string): Violation[] => {
    const bare = css.replace(/\/\*[\s\S]*?\*\//g, blank);
    const text = bare.replace(/\((?:[^()]|\([^()]*\))*\)/g, blank);
    const refused = sides.filter(pattern => pattern !== TORN || file !== DIGITS_ALONE);
    return refused.flatMap(pattern =>
      [...text.matchAll(pattern)].map(
        ({ index, 0: found }) => `${file}:${lineAt(text, index)}  ${found.trim()}`,
      ),
    );
  };
  const sheets = globSync('src/**/*.css');

  test('holds', () => {
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.flatMap(file => findSides(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
  test.each([
    '.a { left: 0; }',
    '.a { margin-left: 1px }',
    '.a{padding-right:1px}',
    '.a { text-align: right }',
    '.a { border-top-left-radius: 2px }',
    '.a { margin: 0 1px 0 2px; }',
    '.a { letter-spacing: 1px }',
    '.a { -webkit-line-clamp: 2 }',
  ])('refuses %s', css => expect(findSides('x.css', css)).toHaveLength(1));
  test.each([
    '.a { inset-inline-start: 0; /* left: 0 */ }',
    '.a { margin: 0 2px 0 2px; }',
    '.left { text-align: start }',
    '.a { padding: 1px 2px }',
    '.a { padding: 1px 2px max(3px, env(safe-area-inset-bottom)); }',
  ])('allows %s', css => expect(findSides('x.css', css)).toEqual([]));
});

describe('8. what a style attribute says is a custom property', () => {
  const rule = ofEach(source => {
    const found: Violation[] = [];
    walk(source, {
      JSXAttribute: node => {
        if (node.name.name !== 'style' || node.value?.type !== 'JSXExpressionContainer') return;
        const [first, last] = [node.value.expression.start, node.value.expression.end];
        const text = source.text.slice(first, last);
        const keys = [...text.matchAll(/(?:[{,]\s*)(['"]?)([\w-]+)\1\s*:/g)].map(([, , key]) => key ?? '');
        found.push(
          ...keys.filter(key => !key.startsWith('--')).map(key => at(source, node, `${key}: use a class`)),
        );
      },
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/kit/x.tsx', `const a = <p style={{ marginLeft: 3 }} />;`);
  allows(rule, 'src/kit/x.tsx', `const a = <p style={{ '--tint': tint } as CSSProperties} />;`);
});

describe('9. a product’s title reads from right to left, also where it begins with a brand in Latin letters', () => {
  const TURNED =
    /\bisolate\((?:\w+\.)*(?:title|product|productName)\)|<bdi(?![^>]*dir=)[^>]*>\s*\{(?:\w+\.)*(?:title|productName)\b/g;
  const rule = ofEach(({ file, text }) =>
    [...text.matchAll(TURNED)].map(
      ({ 0: found, index }) => `${file}:${lineAt(text, index)}  ${found}: isolateTitle, or dir="rtl"`,
    ),
  );
  holds(rule);
  refuses(rule, 'src/modules/cart/x.text.ts', 'const a = (product: string) => `${isolate(product)}`;');
  refuses(rule, 'src/web/x.tsx', 'const a = <bdi className={b}>{line.title}</bdi>;');
  allows(rule, 'src/web/x.tsx', 'const a = <bdi dir="rtl">{title}</bdi>;');
  allows(rule, 'src/modules/cart/x.text.ts', 'const a = (title: string) => `${isolateTitle(title)}`;');
});

function blank(part: string): string {
  return part.replace(/[^\n]/g, '_');
}
