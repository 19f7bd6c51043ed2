/** The address that counts ads. It is apart from the call, so the landing page loads nothing else for it. */
export const COUNT_PATH = '/api/web/merchant/ad/public/count';
