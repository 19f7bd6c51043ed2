import type { Config } from '#platform/server/config/config.ts';

/** What the terminal prints when the shop is open. `demo`: the demo's accounts can sign in. */
export function greeting(config: Config, { demo }: { demo: boolean }): string {
  const lines = [`\nWekala is open: ${config.publicUrl}`];
  if (demo) {
    lines.push(
      '\nDemo accounts, password wekala-demo-1:',
      '  buyers       buyer2@wekala.example (has ordered before), buyer@wekala.example (is new)',
      '  merchants    merchant1@wekala.example, merchant2@wekala.example',
      '  staff        support@wekala.example, finance@wekala.example',
      '  super_admin  admin@wekala.example (excused from two-factor sign-in; every other super_admin must set it up)',
    );
  }
  if (demo && !isLocal(config.host))
    lines.push(
      '\nWARNING: HOST lets others in, and the demo accounts above have a password that everybody knows.',
      'Give DATABASE_URL a database of your own before anybody else can reach this address.',
    );
  if (config.databaseUrl === null && config.smtpUrl === null)
    lines.push(`\nMessages can be read here and at ${config.publicUrl}/development/messages`);
  lines.push('\nCtrl C stops it.\n');
  return lines.join('\n');
}

const isLocal = (host: string) => ['127.0.0.1', '::1', 'localhost'].includes(host);
