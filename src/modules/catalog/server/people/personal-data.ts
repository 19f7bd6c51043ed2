import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectLikes, deleteLikes } from './queries.ts';

/** What a person liked. */
export const personalData: PersonalData = { collect: collectLikes, erase: deleteLikes };
