import type { CallBody } from '#platform/call.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { lastBackup } from '#platform/server/outage/backups.ts';
import { lastCheck } from '#platform/server/outage/book-checks.ts';
import { queueFigures } from '#platform/server/outage/queue-figures.ts';
import type { showOperations as call } from '../calls.ts';
import { SERVICE_NAMES, type ServiceName, type ServiceState } from '../operations.ts';
import { selectProcesses } from './queries.ts';

/** Reads the queue whole: it is short while the shop is well, and who opens this page wants to know when it is not. */
export async function showOperations({ db, config, circuits }: Ctx): Promise<CallBody<typeof call>> {
  const [processes, queue, backup, books] = await Promise.all([
    selectProcesses(db),
    queueFigures(db),
    lastBackup(db),
    lastCheck(db),
  ]);
  const resting = new Set(
    circuits
      .figures()
      .filter(({ state }) => state === 'open')
      .map(({ name }) => name),
  );
  return {
    processes: processes.map(({ node, seenAt }) => ({ node, seenAt: seenAt.toISOString() })),
    queue: queue
      .map(({ job, waiting, dead, oldest, running }) => ({
        job,
        waiting,
        failed: dead,
        secondsLate: Math.round(oldest),
        secondsRunning: Math.round(running),
      }))
      .toSorted((a, b) => b.failed - a.failed || b.secondsLate - a.secondsLate),
    services: SERVICE_NAMES.map(name => ({
      name,
      state: resting.has(name) ? 'resting' : setUp(config, name),
    })),
    backup: backup && { ...backup, madeAt: backup.madeAt.toISOString() },
    books: books && { ...books, at: books.at.toISOString() },
  };
}

function setUp(config: Config, name: ServiceName): ServiceState {
  const account = {
    smtp: config.smtpUrl,
    sms: config.smsGatewayUrl,
    whatsapp: config.whatsapp,
    paymob: config.paymob,
    fawry: config.fawry,
    bosta: config.bosta,
    ...config.analytics,
  }[name];
  if (account === null) return 'missing';
  return typeof account === 'object' && 'isEmulated' in account && account.isEmulated ? 'sandbox' : 'ready';
}
