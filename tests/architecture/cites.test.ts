import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Documents that are not in the repository, and sections of nobody knows what: a clone cannot open them. */
const OUTSIDE =
  /(?<!docs\/|[([]|\.\.\/)\begypt\.md|marketplace\.md|\bDESIGN\b|orders-and-money|\b[Ss]ection \d/;

const all = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
const text = all
  .filter(file => /^(src|tests|demo|bench|scripts|migrations|docs)\/.*\.(tsx?|css|sql|mjs|md)$/.test(file))
  .filter(file => !/^tests\/(data\/|acceptance\.md|architecture\/cites)/.test(file));

/** What comments point to by a heading: `docs/egypt.md, VAT`. */
const HEADED = /docs\/(egypt|orders-rules)\.md, ([A-Z][A-Za-z]*(?: [a-z]+)*)/g;

const COMMENTS = { sql: /--[^\n]*/g, md: /[\s\S]+/g, ts: /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/gm };
/** What comments and pages call by a file's name, with as many of its folders as the reader needs. */
const FILE = /(?<![\w@*'"/.])(?:[\w.-]+\/)*[a-z0-9][a-z0-9-]*(?:\.[a-z]+)?\.(?:tsx?|sql|md|css|mjs)\b/g;
/** Files that only an example has, or a run of the measurements. */
const MADE_UP =
  /kashier|mylerz|^(?:payout\.text|place-order\.sql|refunds\.calls)\.ts$|results\.md$|^folder\/file/;

/** Without the breaks of its comments' lines. */
const joined = (file: string) => readFileSync(file, 'utf8').replace(/\n\s*(?:\*|\/\/|--)? ?/g, ' ');

describe('11. comments cite only what a clone has', () => {
  const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');

  test('no document outside the repository', () => {
    const found = text.flatMap(file =>
      linesOf(file).flatMap((line, at) => (OUTSIDE.test(line) ? [`${file}:${at + 1}  ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  test('and only headings that are there', () => {
    const headings = Object.fromEntries(
      ['egypt', 'orders-rules'].map(name => [
        name,
        linesOf(`docs/${name}.md`).flatMap(line => /^## (.+)$/.exec(line)?.[1] ?? []),
      ]),
    );
    const wrong = text.flatMap(file =>
      [...joined(file).matchAll(HEADED)].flatMap(([cite, name = '', heading = '']) =>
        headings[name]?.some(each => heading === each || heading.startsWith(`${each} `))
          ? []
          : [`${file}  ${cite}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('and only files that are there', () => {
    const isThere = new Set(
      all.flatMap(file => {
        const parts = file.split('/');
        return parts.map((_, at) => parts.slice(at).join('/'));
      }),
    );
    const wrong = text.flatMap(file => {
      const kind = { '.sql': 'sql', '.md': 'md' }[path.extname(file)] ?? 'ts';
      const comments = readFileSync(file, 'utf8').match(COMMENTS[kind as keyof typeof COMMENTS]) ?? [];
      return (comments.join('\n').match(FILE) ?? [])
        .filter(cite => !isThere.has(cite.replace(/^(?:\.\.?\/)+/, '')) && !MADE_UP.test(cite))
        .map(cite => `${file}  ${cite}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each(['// As in egypt.md 4.2', '/** DESIGN §8 */', '// (section 9)'])('refuses %s', line =>
    expect(line).toMatch(OUTSIDE),
  );
});
