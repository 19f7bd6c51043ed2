import type { CollectorSettings } from '../telemetry/collector.ts';
import { ConfigError, type Environment, text, url, WEB, wholeNumber } from './environment.ts';

/** The names that OpenTelemetry gave its settings; `null` if none is set. */
export function collectorOf(env: Environment): CollectorSettings | null {
  const address = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', WEB);
  const tracedPercent = wholeNumber(env, 'TRACED_PERCENT', { otherwise: 10, least: 0, most: 100 });
  const headers = headersOf(text(env, 'OTEL_EXPORTER_OTLP_HEADERS') ?? '');
  return address === null ? null : { url: address.replace(/\/+$/, ''), headers, tracedPercent };
}

/** `name=value` with commas between, each value percent-encoded. */
function headersOf(written: string): Record<string, string> {
  const pairs = written.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map(pair => {
      const [, name, value] = PAIR.exec(pair) ?? [];
      if (!name || value === undefined)
        throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS must have the form name=value,name=value.');
      return [name, decodeURIComponent(value)];
    }),
  );
}

const PAIR = /^\s*([^\s=]+)\s*=\s*((?:[^%\s]|%[0-9a-f]{2})*)\s*$/i;
