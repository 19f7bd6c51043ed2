/** The purpose that clients' secrets are encrypted for. */
export const TAX_SECRET = 'taxpayers.client_secret';
