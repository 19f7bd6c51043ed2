import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Locked = { version?: string; integrity?: string; resolved?: string; link?: boolean };

const PERMISSIVE =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0|OFL-1\.1|PostgreSQL|Zlib|CC-BY-[34]\.0|W3C-20150513)$/;

/** Share-alike, but only for changes to the package itself, and we change nothing. */
const WEAK_COPYLEFT: readonly [RegExp, string, string][] = [
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later', 'a library of its own that sharp loads'],
  [/^axe-core$|^@axe-core\/playwright$/, 'MPL-2.0', 'checks pages in tests'],
  [/^lightningcss/, 'MPL-2.0', 'makes style sheets small at build time'],
];

describe('package-lock.json', () => {
  const complaints = (packages: Record<string, Locked>) =>
    Object.entries(packages).flatMap(([path, entry]) => (path === '' || isPinned(entry) ? [] : [path]));

  test('names every package by what it holds, and no place to fetch it from', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(complaints(packages)).toEqual([]);
  });

  const integrity = `sha512-${'a'.repeat(86)}==`;
  test.each<Locked>([
    { version: '1.0.0' },
    { version: '1.0.0', integrity: 'sha1-abc' },
    { version: '1.0.0', integrity, resolved: 'https://example.com/a.tgz' },
    { link: true },
  ])('refuses %j', entry => expect(complaints({ 'node_modules/a': entry })).toEqual(['node_modules/a']));
});

/** `npm ci` refuses a lock file that lacks a package for another machine, which npm leaves out where it cannot be had. */
describe('package-lock.json for every machine', () => {
  type Wanting = { optionalDependencies?: Record<string, string> };

  /** What is wanted at `path` lies beside it or further up. */
  const isThere = (packages: Record<string, Wanting>, path: string, name: string): boolean => {
    if (`${path && `${path}/`}node_modules/${name}` in packages) return true;
    return (
      path !== '' &&
      isThere(packages, path.slice(0, Math.max(path.lastIndexOf('node_modules/') - 1, 0)), name)
    );
  };
  const missing = (packages: Record<string, Wanting>) =>
    Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(name => !isThere(packages, path, name)),
    );

  test('has the packages of all kinds of machines', () => {
    expect(missing(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)).toEqual([]);
  });

  test('would be found to lack one', () => {
    const tool = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } };
    const packages = { 'node_modules/a/node_modules/tool': tool, 'node_modules/tool-linux': {} };
    expect(missing(packages)).toEqual(['tool-mac']);
    expect(missing({ ...packages, 'node_modules/a/node_modules/tool-mac': {} })).toEqual([]);
  });
});

describe('licences', () => {
  test('of every installed package let anybody use and change it', () => {
    const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
    const odd = Object.keys(packages).flatMap(path => {
      const { name, license, licenses } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
      const said =
        license?.type ??
        license ??
        licenses?.map((each: { type: string }) => each.type).join(' OR ') ??
        writtenLicence(path);
      return isFree(name, String(said)) ? [] : [`${name}: ${said}`];
    });
    expect(odd).toEqual([]);
  });

  test.each([
    ['a', 'GPL-3.0'],
    ['a', 'AGPL-3.0-only'],
    ['a', 'UNLICENSED'],
    ['a', 'undefined'],
    ['a', 'MIT AND GPL-2.0'],
    ['lightning', 'MPL-2.0'],
  ])('refuses %s under %s', (name, licence) => expect(isFree(name, licence)).toBe(false));

  test.each([
    ['a', 'MIT'],
    ['a', '(MIT OR GPL-2.0)'],
    ['axe-core', 'MPL-2.0'],
  ])('allows %s under %s', (name, licence) => expect(isFree(name, licence)).toBe(true));
});

function isPinned({ integrity, resolved, link }: Locked): boolean {
  return !link && resolved === undefined && /^sha512-[\w+/]{86}==$/.test(integrity ?? '');
}

/** Of a package that names none: the MIT licence, if its own text lies in the package word for word (decision 141). */
function writtenLicence(path: string): string | undefined {
  const text = existsSync(`${path}/LICENSE`) ? readFileSync(`${path}/LICENSE`, 'utf8') : '';
  const isMit =
    text.startsWith('MIT License\n') &&
    /Permission is hereby granted, free of charge, to any person obtaining a copy/.test(text);
  return isMit ? 'MIT' : undefined;
}

/** One choice among several is enough; all of what is joined by "and" must be free. */
function isFree(name: string, licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(/ OR /i);
  return choices.some(choice =>
    choice
      .split(/ AND /i)
      .every(
        part =>
          PERMISSIVE.test(part) || WEAK_COPYLEFT.some(([names, weak]) => names.test(name) && weak === part),
      ),
  );
}
