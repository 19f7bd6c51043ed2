import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectLikes, deleteLikes } from './queries.ts';

/** The products that a person likes. */
export const personalData: PersonalData = { collect: collectLikes, erase: deleteLikes };
