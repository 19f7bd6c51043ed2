/** Where an emulated gateway keeps its books across restarts. */
export interface Keeping {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
}

/** For tests: lost when the process ends. */
export const keepNothing: Keeping = { read: async () => null, write: async () => undefined };

export async function readKept<T>(keeping: Keeping, otherwise: T): Promise<T> {
  const text = await keeping.read();
  return text === null ? otherwise : (JSON.parse(text) as T);
}
