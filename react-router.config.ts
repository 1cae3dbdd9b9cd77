import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'storefront',
  ssr: true,
  serverBuildFile: 'main.js',
  // the page contains the whole route manifest, so that browsers need not request it
  routeDiscovery: { mode: 'initial' },
  // a client loader is one line, which is not worth a file and a request
  splitRouteModules: false,
} satisfies Config;
