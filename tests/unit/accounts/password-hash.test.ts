import { expect, test } from 'vitest';
import { gate } from '#modules/accounts/server/gate.ts';
import { hashPassword, isPassword } from '#modules/accounts/server/passwords/password-hash.ts';

test('a hash says how it was made, differs each time and knows its password', async () => {
  const [one, other] = await Promise.all([hashPassword('قهوة مظبوطة 3'), hashPassword('قهوة مظبوطة 3')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await isPassword('قهوة مظبوطة 3', one)).toBe(true);
  expect(await isPassword('قهوة مظبوطة 4', one)).toBe(false);
});

test('without an account every password is wrong, after the same work', async () => {
  const hash = await hashPassword('قهوة مظبوطة 3');
  expect(await isPassword('', undefined)).toBe(false);
  expect(await quickest(() => isPassword('', undefined))).toBeGreaterThan(
    (await quickest(() => isPassword('قهوة مظبوطة 4', hash))) / 4,
  );
});

/** In milliseconds, of several: on a busy machine any one of them may be held up. */
async function quickest(task: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const started = performance.now();
    await task();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

test('a damaged hash is an error, not a wrong password', async () => {
  const damaged = '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$';
  await expect(isPassword('x', damaged)).rejects.toThrow('damaged');
});

test('a gate lets two through, keeps one waiting and turns the next away', async () => {
  const enter = gate({ open: 2, waiting: 1, full: () => new Error('full') });
  const finish: (() => void)[] = [];
  let started = 0;
  const task = () =>
    new Promise<void>(resolve => {
      started += 1;
      finish.push(resolve);
    });
  const three = [enter(task), enter(task), enter(task)];
  await expect(enter(task)).rejects.toThrow('full');
  await Promise.resolve();
  expect(started).toBe(2);
  finish[0]?.();
  await three[0];
  await expect.poll(() => started).toBe(3);
  for (const done of finish) done();
  await Promise.all(three);
});

test('a task that fails gives its place back', async () => {
  const enter = gate({ open: 1, waiting: 0, full: () => new Error('full') });
  await expect(enter(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(enter(async () => 'next')).resolves.toBe('next');
});
