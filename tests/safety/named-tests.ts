import { existsSync, readFileSync } from 'node:fs';

export interface NamedTest {
  file: string;
  title: string;
}

/** What a page calls by a test file's name, whether a title stands behind it or not. */
const mentioned = (text: string) => [...text.matchAll(/[\w/-]+\.test\.tsx?/g)].map(([file]) => file);

/** The tests that a page names, each in one code span: `folder/file.test.ts: its title`. */
export const namedIn = (text: string): NamedTest[] =>
  [...text.matchAll(/`([\w/-]+\.test\.tsx?): ([^`]+)`/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

/** What stands in the source as the title of a test or of a group of them; a part that is computed is "…". */
export function titlesIn(source: string): string[] {
  const titles = source.matchAll(
    /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g,
  );
  return [...titles].map(([, one, two, three]) =>
    (one ?? two ?? three ?? '').replace(/\$\{[^}]*\}/g, '…').replace(/\\(.)/g, '$1'),
  );
}

/** What is wrong with the tests that a page names: a file without a title, and titles that no test has. */
export function complaintsOf(text: string, read: (file: string) => string | null = readTest): string[] {
  const named = namedIn(text);
  const untitled = mentioned(text).length - named.length;
  return [
    ...(untitled === 0 ? [] : [`${untitled} files are named without the title of a test`]),
    ...named
      .filter(({ file, title }) => !titlesIn(read(file) ?? '').includes(title))
      .map(({ file, title }) => `${file} has no test "${title}"`),
  ];
}

function readTest(file: string): string | null {
  const path = `tests/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
