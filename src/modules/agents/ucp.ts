/** The version of the Universal Commerce Protocol whose documents were followed (github.com/Universal-Commerce-Protocol/ucp). */
export const UCP_VERSION = '2026-04-08';

/** Where the door stands. */
export const MCP_PATH = '/agents/mcp';

const DOCUMENTS = `https://ucp.dev/${UCP_VERSION}`;

export const SEARCH = 'dev.ucp.shopping.catalog.search';
export const LOOKUP = 'dev.ucp.shopping.catalog.lookup';

const capability = (name: 'search' | 'lookup') => [
  {
    version: UCP_VERSION,
    spec: `${DOCUMENTS}/specification/catalog/${name}`,
    schema: `${DOCUMENTS}/schemas/shopping/catalog_${name}.json`,
  },
];

/** What the shop offers to agents: its catalogue. It takes no orders from them, so it names no checkout. */
export const ucpProfile = (site: string) => ({
  ucp: {
    version: UCP_VERSION,
    services: {
      'dev.ucp.shopping': [
        {
          version: UCP_VERSION,
          spec: `${DOCUMENTS}/specification/overview`,
          transport: 'mcp',
          schema: `${DOCUMENTS}/services/shopping/mcp.openrpc.json`,
          endpoint: site + MCP_PATH,
        },
      ],
    },
    capabilities: { [SEARCH]: capability('search'), [LOOKUP]: capability('lookup') },
    payment_handlers: {},
  },
});

/** How every answer begins. */
export const envelope = (name: string | null, status: 'success' | 'error' = 'success') => ({
  version: UCP_VERSION,
  status,
  capabilities: name === null ? {} : { [name]: [{ version: UCP_VERSION }] },
});
