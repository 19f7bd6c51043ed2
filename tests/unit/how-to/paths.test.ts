import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Gateways and couriers that exist only in the how-tos. */
const MADE_UP = /kashier|mylerz/;

test('every file that a how-to names is there', () => {
  const named = globSync('docs/how-to/*.md').flatMap(page =>
    [
      ...readFileSync(page, 'utf8').matchAll(/`((?:src|tests|migrations|demo|scripts|bench)\/[\w./-]+)`/g),
    ].map(([, file]) => ({ page, file: file as string })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ file }) => !MADE_UP.test(file) && !existsSync(file))).toEqual([]);
});

/** Names of the changes that the how-tos make up, and of programs that are not ours. */
const NOT_OURS =
  /^(?:giftWrapFee|message_send_ttl_seconds|whatsapp_business_\w+|pg_\w+|wekala_\w+|_\w+|Leader)$/;

test('every name of the code that a how-to gives is still its name', () => {
  const code = globSync('{src,tests,scripts,migrations,demo,ops}/**/*.{ts,tsx,mjs,sql,yml,yaml,sh}')
    .concat('.env.example', 'package.json')
    .filter(file => !file.startsWith('tests/unit/how-to/'))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
  const names = new Set(code.match(/\w+/g));
  const named = globSync('docs/how-to/*.md').flatMap(page =>
    [...readFileSync(page, 'utf8').matchAll(/`([a-z]+[A-Z_]\w*|[A-Z]\w+[a-z]\w*)(?:\([^`]*\))?`/g)].map(
      ([, name]) => ({ page, name: name as string }),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !NOT_OURS.test(name) && !names.has(name))).toEqual([]);
});
