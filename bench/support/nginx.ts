import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#platform/server/postgres/access.ts';

/** The physical limit of a cached page: nginx as one process, which sends the same bytes from a file. */
export interface Nginx {
  pid: number;
  /** The address of these bytes. */
  serve(name: string, bytes: Buffer): string;
  stop(): Promise<void>;
}

/** Null where nginx is not installed. */
export async function startNginx(): Promise<Nginx | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'wekala-nginx-'));
  const port = await freePort();
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit; events { worker_connections 256; }
     http { access_log off; server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html;
       open_file_cache max=10; keepalive_requests 10000000; add_header content-encoding br; } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (child.exitCode !== null || tries === 100) throw new Error('nginx did not start');
    await pause(50);
  }
  return {
    pid: child.pid as number,
    serve(name, bytes) {
      writeFileSync(path.join(folder, `${name}.html`), bytes);
      return `${url}/${name}.html`;
    },
    async stop() {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
