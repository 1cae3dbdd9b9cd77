// The zones of what is not part of the running shop: benchmarks, tools and browser tests (see fence.ts).
import type { Zone } from './fence-zone.ts';

export const workshop: Zone[] = [
  {
    // A benchmark runs the inside of one feature, without the server around it.
    name: 'bench',
    files: /^bench\//,
    may: [
      'scaffolding',
      'composition',
      'config',
      'feature',
      'pages',
      // the fuzz opens the simulators that its shop asks
      'practice',
      'kit',
      'database',
      'seed',
      'contract',
      'words',
      'domain',
      'units',
      'certificate id',
      // the browser that npm brought
      'tools',
    ],
    packages: ['fastify', 'kysely', 'pg', '@playwright/test'],
    node: true,
  },
  {
    name: 'tools',
    files: /^(?:tools|e2e)\/|^[\w.-]+\.config\.ts$/,
    may: [
      'composition',
      'practice',
      'config',
      // a browser test does what the staff do while the shopper looks
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
      // codes that a played camera shows, and what reads them
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
