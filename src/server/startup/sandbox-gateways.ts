import type { Gateways } from '#emulators/gateways.ts';
import type { Config } from '#platform/server/config/config.ts';

/**
 * Emulates Paymob, Fawry, WhatsApp and the tax authority for a shop that is only tried out, with the embedded database or in
 * development. A gateway whose keys are set is never emulated, and no other shop loads the emulators.
 */
export async function openSandboxGateways(config: Config): Promise<Gateways> {
  const isSandbox = config.mode !== 'test' && (config.databaseUrl === null || config.mode === 'development');
  if (!isSandbox || (config.paymob && config.fawry && config.eta && config.whatsapp))
    return { config, mount: () => undefined, close: async () => undefined };
  const { openGateways } = await import('#emulators/gateways.ts');
  return openGateways(config);
}
