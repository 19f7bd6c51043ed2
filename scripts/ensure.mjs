// Runs before every npm script, on any Node from 20 on. Installs what package-lock.json asks for, if it is missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const OLDEST_NODE = 20;
const BUNDLED_NODE = 26;
const BROUGHT_NODE = 'node_modules/.bin/node';

const REASONS = [
  [/ENOSPC/, 'The disk is full: make room and start again.'],
  [
    /EACCES|EPERM|EROFS/,
    'This folder cannot be written: give it to the account that you use, and start again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'The package registry cannot be reached: check the network (and any proxy), and start again.',
  ],
  [
    /EINTEGRITY/,
    'A package that arrived is not the one that package-lock.json names: start again, or look at your registry.',
  ],
];

if (!isInstalled()) install();

/** npm writes this second lock file when it has finished, so an interrupted install does not count. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  if (!wanted || !present || !hasNode()) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const found = present[path];
    return path === '' || (found ? found.version === version : optional === true);
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Node comes as an optional package, one for each kind of machine. On other machines the system's own Node must be new enough. */
function hasNode() {
  return existsSync(BROUGHT_NODE) || nodeMajor() >= BUNDLED_NODE;
}

/** npm 9.2, which Debian 13 has, installs Node but does not link it. */
function bundledNodes() {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.keys(optionalDependencies).filter(name => existsSync(`node_modules/${name}`));
}

function nodeMajor() {
  return Number(process.versions.node.split('.')[0]);
}

/**
 * Not by `npm ci`, which deletes all of node_modules first, the bundled Node that runs beside us included. `npm install
 * --no-save` installs the same locked versions, checks their integrity, changes none of our files and brings only what is new.
 */
function install() {
  if (nodeMajor() < OLDEST_NODE)
    stop(`Wekala needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  console.log('Installing what Wekala needs (about a minute the first time) ...');
  const run = npm('install --no-save --include=dev --include=optional --no-audit --no-fund --loglevel=error');
  if (run.status !== 0) {
    process.stderr.write(run.stderr ?? '');
    const reason = REASONS.find(([pattern]) => pattern.test(`${run.stderr} ${run.error}`))?.[1];
    stop(reason ?? 'npm could not install the packages; it says why above.');
  }
  const nodes = bundledNodes();
  if (!hasNode() && nodes.length > 0) npm(`rebuild ${nodes.join(' ')} --loglevel=error`);
  if (!hasNode())
    stop(`There is no Node for ${process.platform} ${process.arch} to bring along: install Node 26.`);
  tryNode();
}

/** A bare Debian or a slim container lacks a library that Node 26 needs; npm would say so by the linker's words, for ever. */
function tryNode() {
  if (!existsSync(BROUGHT_NODE)) return;
  const { status, stderr } = spawnSync(BROUGHT_NODE, ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  rmSync(BROUGHT_NODE);
  const missing = /libatomic/.test(stderr ?? '') ? 'Debian and Ubuntu have it as libatomic1' : stderr;
  stop(
    `The Node that comes along does not run here, because a library is missing (${missing}). Install it, and start again.`,
  );
}

/** The npm and the Node that run this script; the `npm` on the path may be a different one, or missing. */
function npm(command) {
  const args = command.split(' ');
  const options = { encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] };
  const self = process.env.npm_execpath;
  return self?.endsWith('.js')
    ? spawnSync(process.execPath, [self, ...args], options)
    : spawnSync('npm', args, options);
}

function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
