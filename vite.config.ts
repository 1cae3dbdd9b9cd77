import { createHash } from 'node:crypto';
import path from 'node:path/posix';
import { reactRouter } from '@react-router/dev/vite';
import { build, defineConfig, type EnvironmentOptions, normalizePath, type Plugin } from 'vite';
import { pageTexts } from './tools/builder/page-texts.ts';

/** Few files instead of dozens: a phone's first visit takes at most 25 requests (quality.md). */
const groups = [
  // code that only a logged-in shopper's browser needs is separate and loaded on demand, and so is the measuring code after consent
  { name: 'vendor', test: /node_modules\/(?!@sentry|web-vitals\/)/, priority: 2 },
  {
    name: 'shop',
    test: /\/(?:ui|client|contract)\/(?!(?:[\w-]+\/)*(?:art-picture|checkbox|dialog\.|field\.|use-pull-to-close|otp-|password-|use-web-otp|measurement|dropdown|tab-radios|error-summary|stone-shape|swatch|divider|person-name))|\/storefront\/(?:shell\/(?!(?:[\w-]+\/)*(?:\w+-panel|catalog-shortcuts|category-picture|user-favorites|choose-|not-found|search-form|line-options|phone))|links|catalog\/(?:[\w-]+\/)*(?:tile\.|price-words)|compare\/(?:[\w-]+\/)*compare-control|viewed\/(?!viewed-strip)|measurement\/(?:consent-bar|start-measuring))/,
    priority: 1,
  },
  // loaded at the first touch of any sheet: the common parts of all of them
  {
    name: 'sheets',
    test: /\/(?:ui\/(?:[\w-]+\/)*(?:dialog|use-pull-to-close)\.|storefront\/shell\/(?:[\w-]+\/)*(?:\w+-panel|catalog-shortcuts)\.)/,
    priority: 0,
  },
];

/** The order of the cascade layers (ui/styles/base.css) must be declared before whichever file the bundler puts first. */
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

/** The service worker is one plain file next to the pages' own; it contains the id of the build it belongs to. */
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

/** The folder of the server's bundle, relative to the project's folder (the parent of this file). */
const serverFolder = 'build/server';

/** Lets modules of the server find the files next to their source (migrations, seeds, fonts, the kernel) from the bundle, too. */
const sourcePaths: Plugin = {
  name: 'source-paths',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: 'import.meta.' },
    handler(code, id) {
      const source = path.relative(path.join(normalizePath(import.meta.dirname), serverFolder), id);
      return code
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(source)}`)})`,
        );
    },
  },
};

/** Not bundled: programs for one platform, packages that read their own files, and what such a package shares with our code (pg). */
const external = [
  'sharp',
  '@node-rs/argon2',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'pdfkit',
  'graphile-worker',
  'pg',
];

/**
 * `npm start` runs one file, the server with its pages and the packages of both; it loads others for what few
 * processes need (the demo, mail).
 */
const serverBundle: EnvironmentOptions = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true, external },
  build: {
    minify: false,
    rolldownOptions: {
      input: 'server/main.ts',
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), pageTexts(), layersFirst, serviceWorker, sourcePaths],
  // all styles in one file of some 11 kB: less than the headers of a file for each component
  // what the build before made is removed by tools/builder/build-shop.ts
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
        // code loaded on a gesture is one or two files; fetching them in parallel would cost every page a kilobyte of Vite's code
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
    ...(command === 'build' && { ssr: serverBundle }),
  },
}));
