/** Settings of a shop with a Bosta account whose Bosta does not answer: tests send its webhooks themselves. */
export const COURIER_ACCOUNT = {
  BOSTA_API_KEY: 'key-for-tests',
  BOSTA_WEBHOOK_SECRET: 'a-secret-for-tests-only-0123456789',
  BOSTA_URL: 'http://127.0.0.1:9',
};
