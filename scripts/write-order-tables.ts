import { writeFileSync } from 'node:fs';
import { orderTables } from './order-tables.ts';

/** `npm run docs:orders` */
writeFileSync(new URL('../docs/orders.md', import.meta.url), orderTables());
