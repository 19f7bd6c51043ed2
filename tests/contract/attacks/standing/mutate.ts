import type { Request } from './calls.ts';

/** Numbers that look random and are the same for the same seed. */
export function dice(seed: number) {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (share: number) => roll() < share,
    oneOf: <T>(all: readonly T[]): T => all[Math.floor(roll() * all.length)] as T,
  };
}
type Dice = ReturnType<typeof dice>;

const DEEP = JSON.parse(`${'['.repeat(500)}1${']'.repeat(500)}`);
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -0,
  '',
  ' ',
  '1',
  'null',
  '١٢٣',
  '9'.repeat(400),
  'ا'.repeat(20_000),
  '\u0000',
  'نص\u0000نص',
  '\ud800',
  '\u202e\u2066',
  '__proto__',
  'constructor',
  "' or 1=1; --",
  '%00%2e%2e/%ff',
  '${7*7}{{7*7}}<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '../../../../etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '2026-02-30',
  '0000-00-00T99:99:99Z',
  [],
  {},
  [[[]]],
  { $ne: null },
  JSON.parse('{"__proto__":{"limit":1},"constructor":{"prototype":{}}}'),
  Array.from({ length: 2_000 }, () => 1),
  DEEP,
];
const FILES = [
  Buffer.alloc(0),
  Buffer.from('ليست صورة'),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('PK\u0003\u0004'),
  Buffer.from('a,b\n'.repeat(2_000)),
  Buffer.alloc(4_000, '\n'),
];

/** The same request with some of its values replaced by ones that nobody expects. */
export function mutate(input: Request, by: Dice): Request {
  const path = by.chance(0.2) ? changeOne(input.path, by) : input.path;
  const query = by.chance(0.6) ? changeOne(input.query, by) : input.query;
  return { path, query, body: bodyOf(input.body, by) };
}

function bodyOf(body: unknown, by: Dice): unknown {
  if (body === undefined) return undefined;
  if (body instanceof Uint8Array) return by.oneOf(FILES);
  if (by.chance(0.05)) return by.oneOf(HOSTILE);
  let changed = body;
  do changed = changeOne(changed, by);
  while (by.chance(0.4));
  return changed;
}

/** Replaces a value at some depth, leaves it out, or puts one more beside it. */
function changeOne<T>(value: T, by: Dice): T {
  if (typeof value !== 'object' || value === null) return by.oneOf(HOSTILE) as T;
  const names = Object.keys(value);
  const name = names.length > 0 && by.chance(0.95) ? by.oneOf(names) : 'more';
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (by.chance(0.1)) delete copy[name];
  else copy[name] = by.chance(0.5) ? changeOne(copy[name], by) : by.oneOf(HOSTILE);
  return copy as T;
}
