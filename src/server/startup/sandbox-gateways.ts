import type { Gateways } from '#emulators/gateways.ts';
import type { Config } from '#platform/server/config/config.ts';

/**
 * Emulates Paymob, Fawry, WhatsApp, the tax authority and the counters of sales for a shop that is only tried out, with the embedded database or in
 * development. A gateway whose keys are set is never emulated, and no other shop loads the emulators.
 */
export async function openSandboxGateways(config: Config): Promise<Gateways> {
  const isSandbox = config.mode !== 'test' && (config.databaseUrl === null || config.mode === 'development');
  const { google, meta } = config.analytics;
  const all = [config.paymob, config.fawry, config.eta, config.whatsapp, google, meta];
  if (!isSandbox || all.every(Boolean))
    return { config, mount: () => undefined, close: async () => undefined };
  const { openGateways } = await import('#emulators/gateways.ts');
  return openGateways(config);
}
