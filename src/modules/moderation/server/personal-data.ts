import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectReports, deleteReportsOf } from './queries.ts';

/** What a person reported to staff. */
export const personalData: PersonalData = { collect: collectReports, erase: deleteReportsOf };
