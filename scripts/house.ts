import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { functionLines } from '../tests/architecture/functions.ts';
import { isSql } from '../tests/architecture/rooms.ts';
import { readSources } from '../tests/architecture/source.ts';

/** `npm run house`: the figures of docs/house.md that can be counted in the tree. */
const MOST_LINES = 50;

const linesOf = (text: string) => text.split('\n').length - 1;
const linesIn = (...globs: string[]) =>
  globSync(globs).reduce((sum, file) => sum + linesOf(readFileSync(file, 'utf8')), 0);
const count = (number: number) => number.toLocaleString('en');

const files = globSync('src/**/*.*');
const folders = new Set(files.map(file => path.dirname(file)));
const sources = readSources('src');
const sql = sources.filter(({ file }) => isSql(file));
const lines = sources.flatMap(functionLines);
const importers = new Map<string, Set<string>>();
for (const { file, imports } of sources)
  for (const { target } of imports)
    if (target && /\.tsx?$/.test(target))
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
const alone = [...importers.values()].filter(from => from.size === 1).length;

const FIGURES: Readonly<Record<string, string>> = {
  'files, folders below `src`': `${count(files.length)}, ${count(folders.size)}`,
  'files a folder': (files.length / folders.size).toFixed(1),
  'levels below `src`': String(Math.max(...[...folders].map(folder => folder.split(path.sep).length - 1))),
  'lines of TypeScript, of it SQL': [sources, sql]
    .map(some => count(some.reduce((sum, { text }) => sum + linesOf(text), 0)))
    .join(', '),
  'lines of CSS': count(linesIn('src/**/*.css')),
  'files of migrations': String(globSync('migrations/**/*.sql').length),
  'lines of tests': count(linesIn('tests/**/*.{ts,tsx}')),
  'functions over 50 lines': `${lines.filter(length => length > MOST_LINES).length} of ${count(lines.length)}`,
  'files imported by one other': `${count(alone)} of ${count(importers.size)} (${Math.round((alone / importers.size) * 100)} %)`,
};
for (const [measure, figure] of Object.entries(FIGURES)) console.log(`| ${measure} | ${figure} |`);
