import { describe } from 'vitest';
import { allows, everything, holds, ofEach, refuses, src } from '../architecture/rule.ts';
import { at, type Violation, walk } from '../architecture/source.ts';

/** Where markup is written as text, and why nothing that a person typed can become markup there. */
const WRITES_MARKUP: Readonly<Record<string, string>> = {
  'src/web/json-ld.tsx': 'data for search engines; every < in it is escaped',
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
      CallExpression: ({ callee, arguments: [given], start }) => {
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
        if (callee.object.name !== 'sql' || callee.property.type !== 'Identifier') return;
        const isConstant =
          given?.type === 'Literal' || (given?.type === 'Identifier' && /^[A-Z_]+$/.test(given.name));
        const isOpen = callee.property.name === 'raw' || (callee.property.name === 'lit' && !isConstant);
        if (isOpen)
          found.push(at(source, { start }, `sql.${callee.property.name} puts text into SQL as it is`));
      },
    });
    return found;
  });
  holds(rule, src);
  refuses(rule, 'src/modules/cart/server/queries.ts', 'const a = sql`select ${sql.raw(text)}`;');
  refuses(rule, 'src/modules/cart/server/queries.ts', 'const a = sql`select ${sql.lit(text)}`;');
  allows(
    rule,
    'src/modules/cart/server/queries.ts',
    'const a = sql`select ${sql.ref(column)}, ${sql.lit(LIMIT)}`;',
  );
});
