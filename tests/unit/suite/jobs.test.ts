import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const recorded = JSON.parse(readFileSync('tests/journeys/jobs.json', 'utf8')) as Record<
  string,
  [number, number]
>;
const journeys = globSync('tests/{journeys,support}/**/*.ts').map(file => readFileSync(file, 'utf8'));

/** The titles of the journeys in which a job is counted. */
const titlesOf = (job: string) =>
  journeys.flatMap(text =>
    [...text.matchAll(/countJob\(\s*\w+,\s*'([^']+)'/g)]
      .filter(match => match[1] === job)
      .map(({ index }) => [...text.slice(0, index).matchAll(/\btest\(\s*(['"])(.*?)\1/gs)].at(-1)?.[2] ?? ''),
  );

test('each of the seventeen jobs is counted, by a journey that is walked on a phone too', () => {
  expect(Object.keys(recorded)).toHaveLength(17);
  const nowhere = Object.keys(recorded).filter(
    job => !titlesOf(job).some(title => !/by keyboard alone|on a wide screen/.test(title)),
  );
  expect(nowhere).toEqual([]);
});
