import { once } from 'node:events';
import { startDemo } from '../process/demo-shop.ts';

/**
 * The shop that browser journeys visit: the built server with the demo in its own database. Playwright starts this
 * program, with PORT and DATA_DIR in its environment, and stops it.
 */
const shop = await startDemo(process.env.DATA_DIR ?? '.cache/journeys', process.env.PORT ?? '4173');
process.once('SIGTERM', () => shop.kill('SIGTERM'));
const [code] = await once(shop, 'exit');
process.exit(code ?? 1);
