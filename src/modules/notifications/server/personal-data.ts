import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectMessages, deleteMessages } from './queries.ts';

/** What a person was told, in the shop, by SMS and by mail. */
export const personalData: PersonalData = { collect: collectMessages, erase: deleteMessages };
