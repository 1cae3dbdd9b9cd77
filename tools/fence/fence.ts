// The table of allowed imports (docs/decisions/0008-import-fence-of-our-own.md). A file belongs to the first zone that matches it;
// anything not listed here is forbidden. tools/fence/fence-check.ts applies it, tools/fence/fence.test.ts proves that it works.
import { backoffice } from './fence-backoffice.ts';
import { neighbors, layers } from './fence-neighbors.ts';
import { providers } from './fence-providers.ts';
import { workshop } from './fence-workshop.ts';
import type { Zone } from './fence-zone.ts';

const http = ['fastify', '@fastify/type-provider-typebox', 'typebox'];

export const zones: Zone[] = [
  // Helpers for tests, which a shop must not import; they may use their own folder and whatever a test may (below).
  {
    name: 'scaffolding',
    files: /(?:^|\/)testing(?:-[\w-]+)?\.tsx?$/,
    importsTypes: ['operations', 'client'],
    imports: [],
    packages: [],
    node: true,
    computed: true,
  },

  // floor 1: plain data and pure rules
  {
    name: 'words',
    files:
      /^contract\/(?:(?:measurement-)?words|person-name|contact-forms|page-placeholders|wording-rules)\.ts$/,
    imports: [],
    packages: [],
  },
  // The permissions of the staff: operations of the back-office name one.
  { name: 'permissions', files: /^domain\/auth\/permissions\.ts$/, imports: [], packages: [] },
  {
    name: 'contract',
    files: /^contract\//,
    imports: ['words'],
    importsTypes: ['permissions'],
    packages: ['typebox'],
  },
  // The check characters of a certificate: the browser reports a typo before a request (ui.md CRF-1).
  { name: 'certificate id', files: /^domain\/catalog\/certificate-id\.ts$/, imports: [], packages: [] },
  // What the machine can engrave: the browser reports other characters while typing (ui.md PDP-17).
  { name: 'engraving', files: /^domain\/cart\/engraving\.ts$/, imports: [], packages: [] },
  // Diamond grades: the page of a stone shows their Russian equivalents (domain.md 2.6).
  { name: 'grades', files: /^domain\/catalog\/diamond-grades\.ts$/, imports: [], packages: [] },
  // Which sizes are those of rings, and which those of bangles or hoops.
  { name: 'ring sizes', files: /^domain\/catalog\/ring-sizes\.ts$/, imports: [], packages: [] },
  // The address made from a title: forms of the back-office suggest it while the title is typed.
  { name: 'slug', files: /^domain\/catalog\/slug\.ts$/, imports: [], packages: [] },
  { name: 'units', files: /^domain\/units\//, imports: [], packages: [] },
  {
    name: 'domain',
    files: /^domain\//,
    imports: ['units', 'certificate id', 'engraving', 'grades', 'ring sizes', 'slug', 'permissions'],
    packages: [],
  },
  { name: 'texts', files: /^texts\//, imports: [], packages: [] },
  // The mappings of the documentation are the defaults of the import screen (backoffice.md BO-52).
  { name: 'ready mappings', files: /^docs\/import\//, imports: [], packages: [] },

  // floor 2: external systems, and the basis of every feature
  { name: 'database', files: /^database\/(?!seed\/)/, imports: [], packages: ['kysely', 'pg'], node: true },
  {
    name: 'seed',
    files: /^database\/seed\//,
    imports: ['database', 'domain', 'certificate id', 'slug', 'units', 'words'],
    packages: ['kysely', 'pg'],
    node: true,
  },
  ...providers,
  {
    name: 'kit',
    files: /^server\/kit\//,
    imports: ['contract', 'words', 'permissions', 'units', 'database', 'texts'],
    packages: [
      ...http,
      'kysely',
      'pg',
      '@fastify/helmet',
      '@fastify/under-pressure',
      'cookie',
      '@fastify/swagger',
      '@fastify/swagger-ui',
      'graphile-worker',
    ],
    node: true,
  },
  { name: 'client', files: /^client\//, imports: ['words'], importsTypes: ['contract'], packages: [] },
  // A price, a weight, a day, the link to a contact and the wordmark are the same on a page, in a feed, in an email and in a preview picture.
  {
    name: 'shown',
    files: /^ui\/(?:format|dates|contact-links|brand\/wordmark)\.ts$/,
    imports: [],
    packages: [],
  },
  { name: 'ui', files: /^ui\//, imports: ['shown'], packages: ['react', 'react-dom'] },

  // floor 4 (before the features, whose pattern would match it): composition of the parts
  {
    name: 'config',
    files: /^server\/config\//,
    imports: ['kit'],
    // the type of a provider's contract settings
    importsTypes: ['adapter'],
    packages: ['typebox'],
    node: true,
  },
  // Opens the simulators: a shop in production never loads this file.
  {
    name: 'practice',
    files: /^server\/start\/open\/open-simulators\.ts$/,
    imports: ['simulator', 'config', 'composition', 'kit'],
    packages: ['fastify'],
    node: true,
  },
  {
    name: 'composition',
    files:
      /^server\/(?:(?:app|deps|dev|functions|main|sale-deps|staff-functions|tasks|user-data|worker)\.ts$|start\/|cli\/)/,
    imports: [
      'operations',
      'config',
      'feature',
      'pages',
      'backoffice files',
      'kit',
      'database',
      'seed',
      'registry',
      'adapter',
      'contract',
      'words',
      'domain',
      'units',
      'texts',
    ],
    importsTypes: ['port'],
    importsLater: ['practice'],
    packages: [
      ...http,
      '@fastify/etag',
      '@fastify/rate-limit',
      'graphile-worker',
      'pg',
      'react-router',
      'virtual:react-router',
      'vite',
    ],
    node: true,
    computed: true,
  },
  // Runs operations and mounts them on Fastify.
  {
    name: 'operations',
    files: /^server\/http\//,
    imports: ['kit', 'contract', 'words', 'permissions', 'units', 'texts'],
    // the open transaction passed to an operation
    importsTypes: ['database'],
    packages: [...http],
    node: true,
  },
  // Serves the built back-office; its assets like those of the pages.
  {
    name: 'backoffice files',
    files: /^server\/backoffice\//,
    imports: ['pages', 'kit'],
    packages: [],
    node: true,
  },
  {
    name: 'pages',
    files: /^server\/pages\//,
    imports: ['operations', 'kit', 'contract', 'words', 'units', 'texts'],
    // the type of a change of the catalogue
    importsTypes: ['feature'],
    packages: [...http, '@fastify/static', 'react-router'],
    node: true,
    computed: true,
  },

  // floor 3: the features
  {
    name: 'feature',
    files: /^server\/([^/]+)\//,
    imports: [
      'domain',
      'permissions',
      'certificate id',
      'engraving',
      'grades',
      'ring sizes',
      'slug',
      'units',
      'contract',
      'words',
      'database',
      'kit',
      'texts',
      'shown',
      'ready mappings',
    ],
    importsTypes: ['port', 'config'],
    // the last three in server/import/: imported files are parsed by maintained libraries
    packages: [
      ...http,
      'kysely',
      'pg',
      'sharp',
      'graphile-worker',
      '@node-rs/argon2',
      // codes of the staff's authenticator apps
      'otpauth',
      // leaked passwords, which are refused
      '@zxcvbn-ts/language-common',
      // passkeys of the staff
      '@simplewebauthn/server',
      'csv-parse',
      'saxes',
      'yauzl',
      // a certificate's document and its code
      'pdfkit',
      'qr',
      // the codes on labels and slips
      'bwip-js',
    ],
    node: true,
    layers,
    private: /(?:^|-)(?:queries|wire|routes)(?:-[\w-]+)?\.ts$/,
  },
  // Server only: parts common to many pages are rendered separately (docs/decisions/0035).
  {
    name: 'memoized markup',
    files: /^storefront\/shell\/memoized-markup\.tsx$/,
    imports: ['shell', 'words'],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'shell',
    files: /^storefront\/(?:shell\/|links\.ts$)/,
    imports: ['client', 'ui', 'shown', 'texts', 'words'],
    importsTypes: ['contract'],
    // the code of search suggestions is loaded when the field of a page is focused
    importsLater: ['search', 'memoized markup'],
    packages: ['react', 'react-router'],
  },
  {
    name: 'search',
    files: /^storefront\/search\//,
    imports: ['shell', 'client', 'ui', 'shown', 'texts', 'words'],
    importsTypes: ['contract'],
    packages: ['react', 'react-router'],
  },
  {
    name: 'storefront',
    files: /^storefront\/(?!kit\/mount\.)([^/]+)\//,
    imports: [
      'shell',
      'client',
      'ui',
      'shown',
      'texts',
      'words',
      'certificate id',
      'engraving',
      'grades',
      'ring sizes',
    ],
    importsTypes: ['contract', 'routes'],
    // two in the part of measurement that is loaded after the shopper's consent; `qr` in a loader, so only on the server
    packages: ['react', 'react-router', '@sentry/browser', 'web-vitals', 'qr'],
    neighbors,
  },
  {
    name: 'entry',
    // the last one opens the kit's page without a shop, for its pictures (e2e/kit.ts)
    files: /^storefront\/(?:root|entry\.\w+|routes|kit\/mount)\.(?:tsx?|css)$/,
    imports: ['shell', 'storefront', 'ui', 'shown', 'client', 'texts', 'words'],
    importsTypes: ['contract', 'routes'],
    packages: ['react', 'react-dom', 'react-router', '@react-router/dev', '@react-router/node'],
    node: true,
  },
  ...backoffice,
  // Types of each route module, generated by `react-router typegen`.
  { name: 'routes', files: /\/\+types\//, imports: [], packages: [] },

  ...workshop,
];
