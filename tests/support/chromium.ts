import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for journeys: CHROMIUM_PATH, else one of the system, else Playwright's own; `null` when there is none. */
export function findChromium(): string | null {
  const places = [process.env.CHROMIUM_PATH ?? '', ...USUAL_PLACES, chromium.executablePath()];
  return places.find(place => place !== '' && existsSync(place)) ?? null;
}

/** The same; on Debian and its kin root installs the package first. Throws one sentence when there is no way. */
function requireChromium(): string {
  const found = findChromium() ?? (installChromium(), findChromium());
  if (found) return found;
  throw new Error(
    'No Chromium for the browser journeys: install the package "chromium", or run "npx playwright install chromium", ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function installChromium(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing the package chromium for the browser journeys ...');
  if (aptGet('update')) aptGet('install', '-y', '--no-install-recommends', 'chromium');
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

// As a program it makes sure of the browser before the journeys begin.
if (import.meta.main) {
  try {
    console.log(`Chromium: ${requireChromium()}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
