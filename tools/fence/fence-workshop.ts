// The zones outside the running shop: benchmarks, tools and browser tests (see fence.ts).
import type { Zone } from './fence-zone.ts';

export const workshop: Zone[] = [
  {
    // A benchmark uses the internals of one feature, without the server around it.
    name: 'bench',
    files: /^bench\//,
    imports: [
      'scaffolding',
      'composition',
      'config',
      'feature',
      'pages',
      // the fuzz test opens the simulators that its shop calls
      'practice',
      'kit',
      'database',
      'seed',
      'contract',
      'words',
      'domain',
      'units',
      'certificate id',
      // the browser installed by npm
      'tools',
    ],
    packages: ['fastify', 'kysely', 'pg', '@playwright/test'],
    node: true,
  },
  {
    name: 'tools',
    files: /^(?:tools|e2e)\/|^[\w.-]+\.config\.ts$/,
    imports: [
      'composition',
      'practice',
      'config',
      // a browser test makes changes of the staff while the shopper looks at a page
      'feature',
      'pages',
      'kit',
      'database',
      'seed',
      'contract',
      'words',
      'domain',
      'certificate id',
      'units',
      'texts',
      'client',
    ],
    packages: [
      'axe-core',
      // codes for a simulated camera, and their reader
      'bwip-js',
      'zxing-wasm',
      '@playwright/test',
      '@react-router/dev',
      '@react-router/node',
      'fastify',
      'kysely',
      'oxc-parser',
      'oxfmt',
      'pg',
      'react-router',
      'sharp',
      'subset-font',
      'typebox',
      'vite',
      'vitest',
    ],
    node: true,
    computed: true,
  },
];
