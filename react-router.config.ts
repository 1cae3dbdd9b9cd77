import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'storefront',
  ssr: true,
  serverBuildFile: 'main.js',
  // the whole route manifest travels with the page: no manifest requests
  routeDiscovery: { mode: 'initial' },
  // a page is one file: its client loader is a line
  splitRouteModules: false,
} satisfies Config;
