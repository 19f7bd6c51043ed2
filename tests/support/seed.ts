import * as fc from 'fast-check';

/**
 * Properties draw the same examples in every `npm test`, so that a failure comes from the change and not from luck.
 * `npm run test:full` draws new ones each time, and fast-check prints the seed of whatever fails.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
