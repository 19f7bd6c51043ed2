import type { Jobs } from '#platform/server/jobs.ts';
import { remindOfCarts } from './remind-of-carts.ts';

export const jobs: Jobs = { 'cart.remind-of-carts': remindOfCarts };
