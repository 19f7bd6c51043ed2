import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectDocuments } from './personal-data.sql.ts';

/** The receipts and credit notes of a buyer. The tax office must see them, so nothing is erased before its term ends. */
export const personalData: PersonalData = { collect: collectDocuments, erase: async () => undefined };
