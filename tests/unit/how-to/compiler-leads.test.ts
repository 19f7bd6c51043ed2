import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** A change as the first step of a how-to asks for it. */
interface FirstStep {
  file: string;
  after: string;
  added: string;
}

const FIRST_STEPS = {
  'add-a-payment-gateway.md': {
    file: 'src/modules/payments/providers.ts',
    after: '  fawry: GATEWAY,\n',
    added: '  kashier: GATEWAY,\n',
  },
  'add-a-courier.md': {
    file: 'src/modules/shipping/couriers.ts',
    after: "  merchant: { account: 'merchant_payable', trackingPage: null },\n",
    added: "  mylerz: { account: 'courier_receivable', trackingPage: null },\n",
  },
  'add-a-field-to-a-product.md': {
    file: 'src/modules/catalog/disclosure.ts',
    after: "  hazards: { column: 'hazards', kind: 'text', most: 1000 },\n",
    added: "  material: { column: 'material', kind: 'line', most: 60 },\n",
  },
  'add-a-setting.md': {
    file: 'src/modules/settings/settings.ts',
    after: '  packagingFee: piastres,\n',
    added: '  giftWrapFee: piastres,\n',
  },
  'add-a-report.md': {
    file: 'src/modules/reports/report.ts',
    after: "export const FACETS = [\n  'day',\n  ",
    added: "'brand', ",
  },
} as const satisfies Record<string, FirstStep>;

const copy = await mkdtemp(join(tmpdir(), 'wekala-how-to-'));
afterAll(() => rm(copy, { recursive: true }));

/** The files that no longer compile once these steps are taken in a copy of the sources. */
async function brokenBy(steps: readonly FirstStep[]): Promise<string[]> {
  for (const what of ['src', 'demo', 'package.json', 'tsconfig.json'])
    await cp(what, join(copy, what), { recursive: true });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  for (const { file, after, added } of steps) {
    const path = join(copy, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(after)) throw new Error(`${file} has no ${after}`);
    await writeFile(path, text.replace(after, after + added));
  }
  const complaints = await new Promise<string>(done => {
    execFile(resolve('node_modules/.bin/tsc'), ['-p', '.', '--pretty', 'false'], { cwd: copy }, (_, out) =>
      done(out),
    );
  });
  return [...new Set([...complaints.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file]) => file as string))];
}

test('the compiler leads to every place that a new gateway, courier, field, setting or facet needs, and the how-tos name them', async () => {
  const broken = await brokenBy(Object.values(FIRST_STEPS));
  expect(broken.toSorted()).toEqual([
    'src/modules/catalog/back-office/disclosure-fields.text.ts',
    'src/modules/catalog/disclosure.text.ts',
    'src/modules/payments/server/adapters.ts',
    'src/modules/payments/text.ts',
    'src/modules/reports/columns.text.ts',
    'src/modules/reports/server/show-report.sql.ts',
    'src/modules/settings/default-settings.ts',
    'src/modules/settings/setting-field.ts',
    'src/modules/shipping/server/adapters.ts',
    'src/modules/shipping/text.ts',
    'src/web/back-office/reports/text.ts',
    'src/web/back-office/settings/setting.text.ts',
  ]);
  const pages = await Promise.all(
    Object.keys(FIRST_STEPS).map(name => readFile(`docs/how-to/${name}`, 'utf8')),
  );
  expect(broken.filter(file => !pages.join().includes(`\`${file}\``))).toEqual([]);
}, 120_000);
