import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '#platform/server/config/environment.ts';

/**
 * Runs one of our programs, such as `scripts/build.ts`, in a process of its own: building and loading the demo take
 * 600 MB, which a process that lives on would never give back. Throws if it fails; it has said why.
 */
export async function runApart(script: string): Promise<void> {
  const file = fileURLToPath(new URL(`../../../${script}`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, file], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new ConfigError(`${script} failed; it says why above.`);
}
