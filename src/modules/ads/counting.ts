/** Where ads are counted. Apart from the call: whoever tells it from the landing page loads nothing else for it. */
export const COUNT_PATH = '/api/web/merchant/ad/public/count';
