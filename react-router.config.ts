import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  // The table of routes is small: with all of it in the first page no call is needed to find one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
