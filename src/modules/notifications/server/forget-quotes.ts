import type { Tx } from '#platform/server/database.ts';
import { deleteQuotes, type Quote } from './forget-quotes.sql.ts';

/** Deletes what others were told, in the inbox or by mail, in the words of somebody who is erased. */
export const forgetQuotes = (tx: Tx, quotes: readonly Quote[]): Promise<void> => deleteQuotes(tx, quotes);
