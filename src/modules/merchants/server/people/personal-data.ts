import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectApplication, eraseApplication } from './queries.ts';

/** What somebody sent to become a merchant, and who invited him to work for one. */
export const personalData: PersonalData = { collect: collectApplication, erase: eraseApplication };
