import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectLikes, deleteLikes } from './personal-data.sql.ts';

/** The products that a person likes, or waits for. */
export const personalData: PersonalData = { collect: collectLikes, erase: deleteLikes };
