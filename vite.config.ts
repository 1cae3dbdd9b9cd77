import { createHash } from 'node:crypto';
import { reactRouter } from '@react-router/dev/vite';
import { build, defineConfig, type Plugin } from 'vite';

/** Few files instead of dozens: a phone's first visit is at most 25 requests (quality.md). */
const groups = [
  // what only a logged-in shopper's browser needs comes by itself, when it is needed, and so does what measures after a yes
  { name: 'vendor', test: /node_modules\/(?!@tanstack\/|@sentry|web-vitals\/)/, priority: 2 },
  {
    name: 'shop',
    test: /\/(?:ui|client|contract)\/(?!otp-|password-|use-web-otp|measurement|dropdown|tab-radios|error-summary|stone-shape|swatch)|\/storefront\/(?:shell\/(?!query-|choose-|line-options|phone)|links|catalog\/tile|viewed\/(?!viewed-strip)|measurement\/(?:ask-bar|start-measuring))/,
    priority: 1,
  },
];

/** The order of the cascade's layers (ui/base.css) has to stand before whichever file the bundler puts first. */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `@layer base,component,page;${String(file.source)}`;
    }
  },
};

/** The service worker is one plain file beside the pages' own; it bears the mark of the build it belongs to. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    const buildId = createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('hex');
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { buildId: JSON.stringify(buildId.slice(0, 12)) },
      build: {
        target: 'es2022',
        outDir: dir,
        emptyOutDir: false,
        rolldownOptions: {
          input: 'storefront/offline/worker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    });
  },
};

export default defineConfig({
  plugins: [reactRouter(), layersFirst, serviceWorker],
  // all styles in one file of some 11 kB: less than the headers of a file for each component
  // what the build before made goes by server/start/build-storefront.ts
  build: {
    emptyOutDir: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: 'chrome111',
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        // what comes on a gesture is one file or two: to fetch them side by side would cost every page a kilobyte of Vite's code
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
  },
});
