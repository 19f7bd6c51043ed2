export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. The message is one sentence that names it and says what to write instead. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export const WEB = ['http:', 'https:'];
export const SHORTEST_SECRET = 20;

export function text(env: Environment, name: string): string | null {
  return env[name]?.trim() || null;
}

export function secret(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === null || value.length >= SHORTEST_SECRET) return value;
  throw new ConfigError(`${name} must have at least ${SHORTEST_SECRET} characters.`);
}

export function key(env: Environment, name: string): Buffer | null {
  const value = text(env, name);
  if (value === null) return null;
  if (/^[0-9a-f]{64}$/i.test(value)) return Buffer.from(value, 'hex');
  throw new ConfigError(`${name} must be 64 hexadecimal digits, such as \`openssl rand -hex 32\` gives.`);
}

type Bounds = { otherwise: number; least: number; most: number };

export function wholeNumber(env: Environment, name: string, { otherwise, least, most }: Bounds): number {
  const value = text(env, name);
  if (value === null) return otherwise;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
}

/** If nothing is set, the first of `values` applies, unless `otherwise` names another. */
export function oneOf<T extends string>(env: Environment, name: string, ...choice: [readonly T[], T?]): T {
  const [values, otherwise = values[0] as T] = choice;
  const value = text(env, name);
  if (value === null) return otherwise;
  const found = values.find(each => each === value);
  if (found) return found;
  throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${value}".`);
}

/** The value itself is never shown, because such addresses carry passwords. */
export function url(env: Environment, name: string, schemes: readonly string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  if (schemes.includes(URL.parse(value)?.protocol ?? '')) return value;
  throw new ConfigError(`${name} must be an address that begins with ${schemes[0]}//.`);
}

/** Several addresses between commas. */
export function urls(env: Environment, name: string, schemes: readonly string[]): string[] {
  const values = (text(env, name) ?? '').split(',');
  return values.flatMap(value => url({ [name]: value }, name, schemes) ?? []);
}

export function mailAddress(env: Environment, name: string, otherwise: string): string {
  const value = text(env, name) ?? otherwise;
  if (/^([^<>]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(value)) return value;
  throw new ConfigError(`${name} must be a mail address such as "${otherwise}", not "${value}".`);
}

/** An account's keys, or null without any. Half of them are refused: such an account would take money and never be notified of it. */
export function allOrNone(env: Environment, names: readonly string[]): string[] | null {
  const values = names.map(name => text(env, name));
  if (values.every(value => value === null)) return null;
  const missing = names.find((_, at) => values[at] === null);
  if (missing) throw new ConfigError(`${missing} must be set beside the other keys of its account.`);
  return values as string[];
}
