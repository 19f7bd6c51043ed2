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

/** Chromium without windows, as Playwright itself prefers it: a page costs less than half the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The browser for journeys: CHROMIUM_PATH, else Debian's shell, else a whole browser; `null` when there is none. */
export function findShell(): string | null {
  return firstOf([process.env.CHROMIUM_PATH ?? '', SHELL]) ?? findChromium();
}

/** A whole browser: CHROMIUM_PATH, else one of the system, else Playwright's own; `null` when there is none. */
export function findChromium(): string | null {
  return firstOf([process.env.CHROMIUM_PATH ?? '', ...USUAL_PLACES, chromium.executablePath()]);
}

const firstOf = (places: readonly string[]) =>
  places.find(place => place !== '' && existsSync(place)) ?? null;

/** The journeys' browser; on Debian and its kin root installs the shell first. Throws one sentence when there is none. */
function requireShell(): string {
  if (!process.env.CHROMIUM_PATH && !existsSync(SHELL)) installShell();
  const found = findShell();
  if (found) return found;
  throw new Error(
    'No Chromium for the browser journeys: install the package "chromium-headless-shell" or "chromium", or run ' +
      '"npx playwright install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function installShell(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing the package chromium-headless-shell for the browser journeys ...');
  if (aptGet('update')) aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
}

/** Without a network it gives up soon: any other Chromium will do. */
const SOON = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', ['-qq', ...SOON, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

// As a program it makes sure of the browser before the journeys begin.
if (import.meta.main) {
  try {
    console.log(`Chromium: ${requireShell()}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
