/** Where an emulated gateway keeps its books across restarts. */
export interface SavedBooks {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
}

/** For tests: lost when the process ends. */
export const saveNothing: SavedBooks = { read: async () => null, write: async () => undefined };

export async function readSaved<T>(savedBooks: SavedBooks, otherwise: T): Promise<T> {
  const text = await savedBooks.read();
  return text === null ? otherwise : (JSON.parse(text) as T);
}
