import { writeFileSync } from 'node:fs';
import { orderTables } from './generated/order-tables.ts';
import { returnTables } from './generated/return-tables.ts';

/** `npm run docs:orders` */
writeFileSync(new URL('../docs/orders.md', import.meta.url), orderTables());
writeFileSync(new URL('../docs/returns.md', import.meta.url), returnTables());
