import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectConversations, forgetWriter } from './personal-data.sql.ts';

/** What a person wrote to merchants, or for one. */
export const personalData: PersonalData = { collect: collectConversations, erase: forgetWriter };
