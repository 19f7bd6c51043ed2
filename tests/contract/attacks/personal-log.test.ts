import { expect, test } from 'vitest';
import { allRoutes } from '#server/routes.ts';
import { testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';
import { setScene, tokenOf } from '../matrix/scene.ts';
import type { Who } from '../matrix/who.ts';
import { sampleOf } from './sample-input.ts';

// Everything that the shop ever logs, and not only what failed.
const shop = await testShop({ env: { LOG_LEVEL: 'debug' } });

/** Words that nobody writes by chance. A form's rules let some of them in, and refuse the others. */
const CANARIES = {
  name: 'فردوس القناري',
  mobile: '01098761234',
  email: 'canary@secret.example',
  street: 'شارع القناري',
  secret: 'Canary-Secret-77',
  code: '770077',
  account: 'EG380019000500000000263180002',
} as const;

const SAID = [
  ...Object.values(CANARIES),
  '+201098761234',
  encodeURIComponent(CANARIES.name),
  encodeURIComponent(CANARIES.street),
  encodeURIComponent(CANARIES.email),
  encodeURIComponent('+201098761234'),
];

function canaryOf(field: string): unknown {
  if (/mobile|phone/i.test(field)) return CANARIES.mobile;
  if (/email/i.test(field)) return CANARIES.email;
  if (/password|secret|token|signature/i.test(field)) return CANARIES.secret;
  if (/^code$/i.test(field)) return CANARIES.code;
  if (/^(number|account|iban|nationalId)$/i.test(field)) return CANARIES.account;
  if (/street|address|building|landmark|cityName/i.test(field)) return CANARIES.street;
  if (/name|recipient|holder|search|^q$|note|reason|body|text|identifier|reference/i.test(field))
    return CANARIES.name;
  return undefined;
}

const WHO = [
  'guest',
  'user',
  'merchant',
  'support',
  'finance',
  'super_admin',
] as const satisfies readonly Who[];

test('no name, mobile, address, password or code that anybody sends to any call comes into the ordinary log', async () => {
  const { cast, scene } = await setScene(shop);
  const things = scene as unknown as Record<string, unknown>;
  const calls = allRoutes
    .map(({ call }) => call)
    .filter(
      ({ path, replies }) =>
        replies !== 'events' && !/\/(logout|end-others|remove|delete-account|erase|block)$/.test(path),
    );
  let sent = 0;
  const sayAs = async (who: Who) => {
    const token = (await tokenOf(shop, cast, who)) ?? '';
    for (const call of calls) {
      const path = Object.fromEntries(
        [...call.path.matchAll(/:(\w+)/g)].map(([, field]) => [
          field as string,
          things[field as string] ?? 1,
        ]),
      );
      const sample = sampleOf(call.input, field => canaryOf(field) ?? things[field]) as Record<
        string,
        unknown
      >;
      const file = call.carries ? { file: new TextEncoder().encode(SAID.join(',')) } : {};
      const wrong = Object.fromEntries(Object.keys(sample).map(field => [field, CANARIES.name]));
      for (const input of [
        { ...sample, ...path, ...file },
        { ...wrong, ...path, ...file },
      ]) {
        await shop.call(call, input as never, { token });
        sent += 1;
      }
    }
  };
  await Promise.all(WHO.map(sayAs));
  await jobsDone(shop);
  expect(sent).toBeGreaterThan(2_000);
  expect(shop.logged.length).toBeGreaterThan(sent / 2);
  // Once in a while the clock, or the id of a request, has the digits of the code by chance.
  const ofTheLog = /"(?:time|requestId)":(?:\d+|"[^"]*")/g;
  const leaked = shop.logged.filter(line => {
    const written = line.replace(ofTheLog, '');
    return SAID.some(said => written.includes(said));
  });
  expect(leaked).toEqual([]);
}, 300_000);
