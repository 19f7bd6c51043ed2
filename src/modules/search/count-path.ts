/** Known to the page without the call's schema. */
export const COUNT_SEARCH_PATH = '/api/web/search/count';
