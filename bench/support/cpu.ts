import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux on every machine we know; `getconf CLK_TCK` says it. */
const TICKS_A_SECOND = 100;

interface Process {
  pid: number;
  parent: number;
  milliseconds: number;
}

/**
 * The processor time, in milliseconds, that a process and everything it has started have used so far; null where there is
 * no /proc. Unlike a rate it does not depend on what else the machine does.
 */
export function cpuOf(pid: number): number | null {
  const all = processes();
  const own = all.filter(each => each.pid === pid);
  if (own.length === 0) return null;
  for (const each of own) own.push(...all.filter(({ parent }) => parent === each.pid));
  return own.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}

function processes(): Process[] {
  return list('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      const stat = read(`/proc/${name}/stat`);
      // The command stands in brackets and may hold spaces.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      if (fields.length < 15) return [];
      // From the third field on: parent 4, utime 14, stime 15, and those of ended children 16 and 17.
      const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
      return [{ pid: Number(name), parent: fields[1] ?? 0, milliseconds: (ticks * 1000) / TICKS_A_SECOND }];
    });
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty for a process that has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
