import { describe } from 'vitest';
import { allows, holds, ofEach, type Rule, refuses } from './rule.ts';
import { readSources } from './source.ts';

const FOLDER = 'tests/storms/oracle/';

describe('the oracle of who owes what computes from the specification alone: it imports nothing but itself', () => {
  const rule: Rule = ofEach(({ file, imports }) =>
    file.startsWith(FOLDER)
      ? imports
          .filter(({ target }) => !target?.startsWith(FOLDER))
          .map(({ line, specifier }) => `${file}:${line}  ${specifier} is not the oracle's own`)
      : [],
  );
  holds(rule, readSources(FOLDER.slice(0, -1)));
  refuses(rule, `${FOLDER}x.ts`, `import { a } from '#modules/ledger/fees-kept.ts'`);
  refuses(rule, `${FOLDER}x.ts`, `import type { A } from '../model/market.ts'`);
  refuses(rule, `${FOLDER}x.ts`, `import { sql } from 'kysely'`);
  refuses(rule, `${FOLDER}x.ts`, `const a = import('../../../src/platform/money.ts')`);
  allows(rule, `${FOLDER}x.ts`, `import { shares } from './money.ts'`);
  allows(rule, 'tests/storms/lives/x.ts', `import { a } from '#modules/ledger/fees-kept.ts'`);
});
