import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectComplaints, deleteComplaintsOf } from './queries.ts';

/** What a person complained about, also as a guest with the mobile that the account has proved. */
export const personalData: PersonalData = { collect: collectComplaints, erase: deleteComplaintsOf };
