import { describe } from 'vitest';
import { allows, holds, ofEach, refuses } from './rule.ts';
import { at, type Violation, walk } from './source.ts';

describe('conditions that may be left out are put together by allOf', () => {
  const rule = ofEach(source => {
    const found: Violation[] = [];
    if (source.file === 'src/platform/server/all-of.ts') return found;
    walk(source, {
      CallExpression: node => {
        const [, between] = node.arguments;
        if (between?.type !== 'TaggedTemplateExpression') return;
        const [text] = between.quasi.quasis;
        if (text?.value.raw.trim().toLowerCase() === 'and') found.push(at(source, node, 'use allOf'));
      },
    });
    return found;
  });
  holds(rule);
  refuses(rule, 'src/modules/x/server/queries.ts', 'const a = sql.join(conditions, sql` and `);');
  allows(rule, 'src/modules/x/server/queries.ts', 'const a = sql.join(columns, sql`, `);');
});
