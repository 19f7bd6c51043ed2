import { describe } from 'vitest';
import { allows, holds, ofEach, refuses } from './rule.ts';

/** What platform/inputs.ts declares for all calls, written out once more. */
const WRITTEN_OUT = [
  { what: 'pathId, whole, page or limit', form: /z\.coerce\.number\(\)\.check\(z\.int\(\)/g },
  { what: 'rowId', form: /\w*[iI]ds?: (?:z\.\w+\()*z\.int\(\)\.check\(z\.positive\(\)\)/g },
  { what: 'jointRule', form: /\bpath: \['/g },
  { what: 'a check that would keep the joint rules of its input from being tested', form: /\babort: true/g },
  { what: 'calendarDay', form: /z\.refine\(\s*isCalendarDay\b/g },
];

describe('12. ids, pages, days and joint rules of calls are those of platform/inputs.ts', () => {
  const rule = ofEach(({ file, text }) => {
    if (!file.startsWith('src/modules/')) return [];
    return WRITTEN_OUT.flatMap(({ what, form }) =>
      [...text.matchAll(form)].map(
        ({ index }) => `${file}:${text.slice(0, index).split('\n').length}  is ${what}`,
      ),
    );
  });
  holds(rule);
  refuses(rule, 'src/modules/cart/calls.ts', 'const page = z.coerce.number().check(z.int(), z.minimum(1));');
  refuses(
    rule,
    'src/modules/cart/calls.ts',
    'const line = z.object({ productId: z.int().check(z.positive()) });',
  );
  refuses(
    rule,
    'src/modules/cart/calls.ts',
    'const day = z.string().check(z.refine(isCalendarDay, text.day));',
  );
  refuses(
    rule,
    'src/modules/cart/calls.ts',
    "const c = z.object(d).check(z.refine(isRight, { error: text.wrong, path: ['last'] }));",
  );
  refuses(
    rule,
    'src/modules/cart/calls.ts',
    'const d = { name: z.string().check(z.minLength(1, { error: text.name, abort: true })) };',
  );
  allows(rule, 'src/modules/cart/calls.ts', 'const line = z.object({ productId: rowId, id: z.int() });');
});
