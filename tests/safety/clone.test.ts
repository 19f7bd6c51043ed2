import { describe, expect, test } from 'vitest';
import { linesWith, trackedFiles } from './tracked.ts';

const files = trackedFiles();
const ofAnotherMachine = 'works on one machine only';

test('the files of a clone are read', () => expect(files.length).toBeGreaterThan(150));

describe.each([
  {
    what: 'the host of a package registry',
    pattern: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}/i,
    planted: ['https://registry', 'npmjs.org/fastify'].join('.'),
    why: ofAnotherMachine,
  },
  {
    what: 'a path of somebody’s machine',
    pattern: /(?<![\w.~-])\/(?:work|home|root|Users)\/\w/,
    planted: ['', 'home', 'mona', 'wekala'].join('/'),
    why: ofAnotherMachine,
  },
  {
    what: 'a folder beside the clone',
    pattern: /\.\.\/shared\b/,
    planted: ['..', 'shared', 'data.json'].join('/'),
    why: ofAnotherMachine,
  },
  {
    what: 'a private key',
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    planted: ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '),
    why: 'it is public now',
  },
  {
    what: 'a token of a known service',
    pattern:
      /\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{30,}|npm_\w{30,}|sk_live_\w{16,}|xox[abp]-[\w-]{10,}|AIza[\w-]{35})\b/,
    planted: `ghp_${'a1B2'.repeat(9)}`,
    why: 'it is public now',
  },
  {
    what: 'an address with a password in it',
    pattern: /\b[a-z]+:\/\/[^\s:/@'"`$]+:(?!password@|pw@)[^\s:/@'"`$]{3,}@/,
    planted: ['smtp://shop', 'h7Kd2pQ@mail.example'].join(':'),
    why: 'write "password" where an example needs one',
  },
])('no file holds $what', ({ pattern, planted, why }) => {
  test('holds', () => expect(linesWith(pattern, files), why).toEqual([]));
  test('refuses a planted one', () =>
    expect(linesWith(pattern, [{ file: 'x', text: planted }])).toHaveLength(1));
});

test('the settings of a machine are not tracked', () => {
  expect(files.filter(({ file }) => /(^|\/)\.(env|npmrc)$/.test(file))).toEqual([]);
});
