import { describe } from 'vitest';
import { allows, everything, holds, ofEach, refuses } from '../architecture/rule.ts';
import { at, type Violation, walk } from '../architecture/source.ts';

/** Where markup is written as text, and why nothing that a person typed can become markup there. */
const WRITES_MARKUP: Readonly<Record<string, string>> = {
  'src/web/storefront/json-ld.tsx': 'data for search engines; every < in it is escaped',
};

describe('text never becomes markup', () => {
  const rule = ofEach(source => {
    const found: Violation[] = [];
    const refuse = (node: { start: number }, name: string) => {
      if (!(source.file in WRITES_MARKUP)) found.push(at(source, node, `${name} lets text become markup`));
    };
    walk(source, {
      JSXAttribute: node => {
        if (node.name.name === 'dangerouslySetInnerHTML') refuse(node, 'dangerouslySetInnerHTML');
      },
      MemberExpression: node => {
        if (node.property.type !== 'Identifier') return;
        if (/^(innerHTML|outerHTML|insertAdjacentHTML)$/.test(node.property.name))
          refuse(node, node.property.name);
      },
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/kit/x.tsx', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;');
  refuses(rule, 'src/kit/x.ts', 'element.innerHTML = text;');
});

describe('text never becomes a program', () => {
  const rule = ofEach(source => {
    const found: Violation[] = [];
    const refuse = (node: { start: number }) => void found.push(at(source, node, 'runs text as a program'));
    walk(source, {
      CallExpression: node => {
        if (node.callee.type === 'Identifier' && /^(eval|Function)$/.test(node.callee.name)) refuse(node);
      },
      NewExpression: node => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Function') refuse(node);
      },
    });
    return found;
  });
  holds(rule, everything);
  refuses(rule, 'src/x.ts', 'eval(text);');
  refuses(rule, 'src/x.ts', 'const f = new Function(text);');
});

describe('SQL is never put together from text', () => {
  const rule = ofEach(source => {
    const found: Violation[] = [];
    walk(source, {
      MemberExpression: node => {
        const [of, what] = [node.object, node.property];
        if (of.type !== 'Identifier' || of.name !== 'sql' || what.type !== 'Identifier') return;
        if (what.name === 'raw') found.push(at(source, node, 'sql.raw puts text into SQL as it is'));
      },
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/modules/cart/server/queries.ts', 'const a = sql`select ${sql.raw(text)}`;');
  // Kysely escapes what `lit` is given.
  allows(
    rule,
    'src/modules/cart/server/queries.ts',
    'const a = sql`select ${sql.ref(column)}, ${sql.lit(LIMIT)}`;',
  );
});

/** Where numbers may be guessable, and why nobody gains by guessing them. */
const GUESSABLE: Readonly<Record<string, string>> = {
  'src/platform/server/telemetry/traces.ts': 'which requests are traced',
  'src/platform/server/storage/storage.ts': 'the name of a file until it is whole, in a folder of our own',
  'src/web/back-office/parts/new-orders/watch-orders.ts': 'when a page asks again',
  'src/web/back-office/finance/adjust-form.tsx': 'a key that keeps one press from counting twice',
  'src/web/back-office/finance/pay-due-dialog.tsx': 'a key that keeps one press from counting twice',
  'src/web/back-office/finance/closed-merchants.tsx': 'a key that keeps one press from counting twice',
};

describe('what nobody may guess is drawn by the system, and not by Math.random', () => {
  const rule = ofEach(source => {
    const found: Violation[] = [];
    walk(source, {
      MemberExpression: node => {
        const [of, what] = [node.object, node.property];
        if (of.type !== 'Identifier' || of.name !== 'Math' || what.type !== 'Identifier') return;
        if (what.name === 'random' && !(source.file in GUESSABLE))
          found.push(at(source, node, 'Math.random can be guessed'));
      },
      ImportDeclaration: node => {
        if (node.source.value === '#platform/random.ts')
          found.push(at(source, node, 'the same seed draws the same'));
      },
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/modules/accounts/server/x.ts', 'const code = Math.random();');
  refuses(rule, 'src/modules/accounts/server/x.ts', "import { dice } from '#platform/random.ts';");
});
