import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allRoutes } from '#server/routes.ts';

const MB = 1024 * 1024;
const conf = readFileSync('ops/nginx.conf', 'utf8');
const limitIn = (text: string) => Number(/client_max_body_size (\d+)m;/.exec(text)?.[1]) * MB;

/** The block that nginx answers this path by, if it has one of its own. */
const blockOf = (path: string) => conf.split(`location = ${path} {`)[1]?.split('}')[0];

test('nginx lets every file through that a call takes, and larger ones only where one does', () => {
  const carrying = allRoutes.flatMap(({ call: { path, carries } }) =>
    carries ? [{ path, ...carries }] : [],
  );
  expect(carrying.length).toBeGreaterThan(10);
  const stopped = carrying.filter(({ path, fileUpTo }) => limitIn(blockOf(path) ?? conf) < fileUpTo);
  expect(stopped).toEqual([]);
  const spoiled = carrying.filter(({ path, fileUpTo }) => limitIn(blockOf(path) ?? '') > fileUpTo + MB);
  expect(spoiled).toEqual([]);
});
