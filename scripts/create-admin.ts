import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { createAdmin } from '#modules/accounts/server/create-admin.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Config, loadConfig } from '#platform/server/config/config.ts';
import { joinPostgres } from '#platform/server/embedded-postgres.ts';
import { createLog } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { sayError } from '#platform/server/say-error.ts';
import { createShop } from '#server/app.ts';

/**
 * `npm run admin:create`: asks for a name, a mobile, an e-mail address and a password, and creates a super_admin, the
 * first of a real shop. Works next to a running shop, and with answers from a pipe, one on each line.
 */
const QUESTIONS = ['name', 'mobile', 'email', 'password'] as const;
type Answers = Record<(typeof QUESTIONS)[number], string>;

try {
  const id = await makeAdmin(loadConfig(), await ask());
  console.log(`\nAccount ${id} is a super_admin now.`);
} catch (error) {
  console.error(inPlainWords(error));
  process.exitCode = 1;
}

async function makeAdmin(config: Config, answers: Answers): Promise<number> {
  const log = createLog({ ...config, logLevel: 'error' });
  const postgres = await joinPostgres(config, log);
  try {
    await migrate(postgres.url);
    const shop = await createShop({ config, log, databaseUrl: postgres.url });
    return await createAdmin(shop.ctx, answers).finally(shop.close);
  } finally {
    await postgres.stop();
  }
}

/** At a terminal the typed password is not shown. */
async function ask(): Promise<Answers> {
  let isHidden = false;
  const output = new Writable({
    write: (chunk, _, done) => (isHidden ? done() : process.stdout.write(chunk, () => done())),
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Partial<Answers> = {};
  for (const question of QUESTIONS) {
    process.stdout.write(`${question}: `);
    isHidden = question === 'password';
    answers[question] = (await lines.next()).value ?? '';
  }
  terminal.close();
  return answers as Answers;
}

function inPlainWords(error: unknown): string {
  if (error instanceof Refusal) {
    const fields = Object.entries((error.details?.fields ?? {}) as Record<string, string>);
    return [`\n${error.message}`, ...fields.map(([name, sentence]) => `${name}: ${sentence}`)].join('\n');
  }
  return sayError(error);
}
