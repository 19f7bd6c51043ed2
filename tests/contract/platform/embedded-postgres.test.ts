import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrate } from '#platform/server/migrate.ts';
import { memoryFolder } from '../../support/postgres/memory-folder.ts';

/** Starts PostgreSQL, prints its process number, and stays until it is killed. */
const PROGRAM = `
  const { startEmbeddedPostgres } = await import('#platform/server/embedded-postgres.ts');
  const log = { info() {}, error() {} };
  await startEmbeddedPostgres({ dataDir: process.argv[1], log });
  console.log('ready');
  setInterval(() => {}, 1000);`;

let dataDir: string;
let said: string[];
let crashes: string[];

beforeEach(async () => {
  dataDir = await memoryFolder('wekala-postgres-');
  said = [];
  crashes = [];
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function options() {
  const log = {
    info: (message: string) => void said.push(message),
    error: (message: string) => void said.push(message),
  };
  return { dataDir, log, onCrash: (sentence: string) => void crashes.push(sentence) };
}

test('keeps its data from one start to the next, in UTF-8, with fsync, behind a password', async () => {
  const first = await startEmbeddedPostgres(options());
  await ask(first.url, `create table words as select 'وكالة' as word`);
  expect(await ask(first.url, 'show fsync')).toBe('on');
  expect(await ask(first.url, 'show server_encoding')).toBe('UTF8');
  const open = new URL(first.url);
  open.password = 'wrong';
  await expect(ask(open.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  await first.stop();
  await first.stop();
  const second = await startEmbeddedPostgres(options());
  expect(await ask(second.url, 'select word from words')).toBe('وكالة');
  await second.stop();
  expect(crashes).toEqual([]);
});

test('knows Arabic letters as letters, for trigrams too', async () => {
  const server = await startEmbeddedPostgres(options());
  await ask(server.ownerUrl, 'create extension pg_trgm');
  expect(await ask(server.ownerUrl, `select cardinality(show_trgm('سماعة'))`)).toBe(6);
  expect(await ask(server.url, `select upper('é')`)).toBe('É');
  await server.stop();
});

test('a second program is refused while the first runs, and may join it', async () => {
  const first = await startEmbeddedPostgres(options());
  await expect(startEmbeddedPostgres(options())).rejects.toThrow(`Another Wekala is using ${dataDir}`);
  const joined = await joinEmbeddedPostgres(options());
  await joined.stop();
  expect(await ask(joined.url, 'select 1 as one')).toBe(1);
  await first.stop();
  const alone = await joinEmbeddedPostgres(options());
  expect(await ask(alone.url, 'select 1 as one')).toBe(1);
  await alone.stop();
});

describe('nothing that an end by force leaves behind is in the way of the next start', () => {
  test('a PostgreSQL whose program was killed', async () => {
    const program = await runProgram();
    const orphan = postmasterPid();
    await kill(program);
    expect(isAlive(orphan)).toBe(true);
    const next = await startEmbeddedPostgres(options());
    expect(isAlive(orphan)).toBe(false);
    expect(said).toEqual(['stopped the PostgreSQL that a killed program had left running']);
    await next.stop();
  });

  test('its pid file, when the number now belongs to another program', async () => {
    const program = await runProgram();
    const file = path.join(postgresDir(), 'postmaster.pid');
    const text = readFileSync(file, 'utf8');
    process.kill(postmasterPid(), 'SIGKILL');
    await kill(program);
    writeFileSync(file, text.replace(/^\d+/, '1'));
    const next = await startEmbeddedPostgres(options());
    expect(postmasterPid()).not.toBe(1);
    await next.stop();
  });

  test('a database that was half made', async () => {
    const first = await startEmbeddedPostgres(options());
    await first.stop();
    cpSync(postgresDir(), `${postgresDir()}.new`, { recursive: true });
    rmSync(postgresDir(), { recursive: true });
    const next = await startEmbeddedPostgres(options());
    expect(existsSync(`${postgresDir()}.new`)).toBe(false);
    await next.stop();
  });
});

test('a PostgreSQL that stops by itself is reported once, in a sentence', async () => {
  const server = await startEmbeddedPostgres(options());
  process.kill(postmasterPid(), 'SIGKILL');
  await expect.poll(() => crashes.length, { timeout: 5000 }).toBe(1);
  expect(crashes[0]).toMatch(/^PostgreSQL stopped: .*\.$/);
  await server.stop();
});

test('damaged data are reported in a sentence, and not touched', async () => {
  const first = await startEmbeddedPostgres(options());
  await first.stop();
  const control = path.join(postgresDir(), 'global', 'pg_control');
  writeFileSync(control, Buffer.alloc(8192));
  await expect(startEmbeddedPostgres(options())).rejects.toThrow('The data are damaged: put a backup back');
  expect(readFileSync(control).every(byte => byte === 0)).toBe(true);
});

function postgresDir(): string {
  return path.join(dataDir, 'postgres-18');
}

function postmasterPid(): number {
  return Number(readFileSync(path.join(postgresDir(), 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** In a container nobody may collect an orphan that has ended; it stays listed as a zombie. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !(existsSync(`/proc/${pid}/stat`) && readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
  } catch {
    return false;
  }
}

async function runProgram(): Promise<ChildProcess> {
  const args = ['--input-type=module', '-e', PROGRAM, dataDir];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(program.stdout, 'data');
  return program;
}

async function kill(program: ChildProcess): Promise<void> {
  const gone = once(program, 'exit');
  program.kill('SIGKILL');
  await gone;
}

async function ask(url: string, query: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query).finally(() => client.end());
  return rows[0] && Object.values(rows[0])[0];
}

test('the shop is no superuser: it owns its database, and nothing else of the cluster', async () => {
  const server = await startEmbeddedPostgres(options());
  expect(
    await ask(
      server.url,
      `select rolsuper or rolcreatedb or rolcreaterole from pg_roles where rolname = current_user`,
    ),
  ).toBe(false);
  await expect(ask(server.url, `copy (select 1) to program 'true'`)).rejects.toThrow('permission denied');
  await expect(ask(server.url, `select pg_read_file('postgresql.conf')`)).rejects.toThrow(
    'permission denied',
  );
  expect((await migrate(server.url)).length).toBeGreaterThan(20);
  await server.stop();
});
