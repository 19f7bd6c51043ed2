/** The database that `tests/support/postgres.ts` makes and every test file's is copied from. */
export const TEMPLATE = 'wekala_template';
