import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE } from '#platform/clock.ts';

/** The machines of ops/ha/up.sh, seen from the namespace of people, who may reach all of them. */
const DATABASES: Record<string, string> = { db1: '10.0.0.11', db2: '10.0.0.12', db3: '10.0.0.13' };
const ETCDS: Record<string, string> = { etcd1: '10.0.0.21', etcd2: '10.0.0.22', etcd3: '10.0.0.23' };
const WEBS = ['10.0.0.31', '10.0.0.32'];
const LIMIT = 3 * MINUTE;

interface Member {
  name: string;
  role: string;
  state: string;
}

async function readJson<T>(url: string, method = 'GET'): Promise<T | null> {
  const body = method === 'POST' ? '{}' : null;
  const reply = await fetch(url, { method, body, signal: AbortSignal.timeout(2000) }).catch(() => null);
  return reply?.ok ? ((await reply.json().catch(() => null)) as T) : null;
}

/** As a server says that can still be reached; null while none knows. */
async function members(): Promise<Member[]> {
  for (const address of Object.values(DATABASES)) {
    const said = await readJson<{ members: Member[] }>(`http://${address}:8008/cluster`);
    if (said?.members.some(({ role, state }) => role === 'leader' && state === 'running'))
      return said.members;
  }
  return [];
}

export async function nameOfPrimary(): Promise<string> {
  const name = (await members()).find(({ role }) => role === 'leader')?.name;
  if (!name) throw new Error('no database server is the primary');
  return name;
}

export async function nameOfStandby(): Promise<string> {
  const name = (await members()).find(({ role }) => role === 'sync_standby')?.name;
  if (!name) throw new Error('no database server is the synchronous standby');
  return name;
}

export async function nameOfEtcdLeader(): Promise<string> {
  for (const [name, address] of Object.entries(ETCDS)) {
    const url = `http://${address}:2379/v3/maintenance/status`;
    const said = await readJson<{ header: { member_id: string }; leader: string }>(url, 'POST');
    if (said && said.header.member_id === said.leader) return name;
  }
  throw new Error('no etcd is the leader');
}

async function isWhole(): Promise<boolean> {
  const found = await members();
  const streaming = found.filter(({ state }) => state === 'streaming').length;
  if (streaming < 2 || !found.some(({ role }) => role === 'sync_standby')) return false;
  const urls = [
    ...Object.values(ETCDS).map(address => `http://${address}:2379/health`),
    ...WEBS.map(address => `http://${address}:3000/readyz`),
  ];
  return (await Promise.all(urls.map(url => readJson(url)))).every(Boolean);
}

/** Resolves when everything runs again by itself. Throws after three minutes: then something needs a hand. */
export async function untilWhole(): Promise<void> {
  for (const limit = Date.now() + LIMIT; !(await isWhole()); await pause(500))
    if (Date.now() > limit) throw new Error('something needs a hand: see the logs of ops/ha');
}

/** Resolves when a shop node says no longer that it is ready. */
export async function untilLeft(place: 'web1' | 'web2'): Promise<void> {
  const url = `http://${WEBS[place === 'web1' ? 0 : 1]}:3000/readyz`;
  for (const limit = Date.now() + LIMIT; await readJson(url); await pause(50))
    if (Date.now() > limit) throw new Error(`${place} does not end`);
}

const ip = (...args: string[]) => execFileSync('ip', args, { encoding: 'utf8' });

/** Of the programs there whose name fits; the supervisors live on. */
export function kill(place: string, program = /^(?!keep\.sh)/, signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const pid of ip('netns', 'pids', `wekala-${place}`).split('\n').filter(Boolean).map(Number))
    if (program.test(nameOf(pid))) process.kill(pid, signal);
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return 'keep.sh';
  }
}

/** Pulls the machine's cable, or puts it back. */
export function setLink(place: string, state: 'up' | 'down'): void {
  ip('netns', 'exec', 'wekala-lan', 'ip', 'link', 'set', place, state);
}
