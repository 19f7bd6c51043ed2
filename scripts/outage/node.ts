import { loadConfig } from '#platform/server/config/config.ts';
import { createLog } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';
import { onceDatabaseAnswers } from '#server/startup/await-database.ts';

/** One process of the shop without pages, for scripts/outage/test-outage.ts to kill. */
const config = loadConfig();
const log = createLog(config);
const databaseUrl = config.databaseUrl as string;
const open = () => createShop({ config, log, databaseUrl });
const shop = await onceDatabaseAnswers(databaseUrl, open, { config, log });
await shop.http.listen({ host: config.host, port: config.port });
