/** Settings of a shop with a Bosta account whose Bosta does not answer: what is tested there comes as news, or not at all. */
export const COURIER_ACCOUNT = {
  BOSTA_API_KEY: 'key-for-tests',
  BOSTA_WEBHOOK_SECRET: 'a-secret-for-tests-only-0123456789',
  BOSTA_URL: 'http://127.0.0.1:9',
};
