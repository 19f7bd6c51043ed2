import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectApplication, eraseApplication } from './personal-data.sql.ts';

/** A person's application to become a merchant, and invitations to work for one. */
export const personalData: PersonalData = { collect: collectApplication, erase: eraseApplication };
