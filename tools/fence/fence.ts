// The table of allowed imports (docs/decisions/0008-import-fence-of-our-own.md). A file belongs to the first zone that matches it;
// anything not listed here is forbidden. tools/fence/fence-check.ts applies it, tools/fence/fence.test.ts proves that it works.
import { backoffice } from './fence-backoffice.ts';
import { neighbors, rungs } from './fence-neighbors.ts';
import { providers } from './fence-providers.ts';
import { workshop } from './fence-workshop.ts';
import type { Zone } from './fence-zone.ts';

const http = ['fastify', '@fastify/type-provider-typebox', 'typebox'];

export const zones: Zone[] = [
  // Helpers for tests, which a shop must not import; they may use their own folder and whatever a test may (below).
  {
    name: 'scaffolding',
    files: /(?:^|\/)testing(?:-[\w-]+)?\.tsx?$/,
    mayKnow: ['operations', 'client'],
    may: [],
    packages: [],
    node: true,
    computed: true,
  },

  // floor 1: plain data and pure rules
  {
    name: 'words',
    files:
      /^contract\/(?:(?:measurement-)?words|person-name|contact-forms|page-placeholders|wording-rules)\.ts$/,
    may: [],
    packages: [],
  },
  // The permissions of the staff: operations of the back-office name one.
  { name: 'permissions', files: /^domain\/auth\/permissions\.ts$/, may: [], packages: [] },
  { name: 'contract', files: /^contract\//, may: ['words'], mayKnow: ['permissions'], packages: ['typebox'] },
  // The check characters of a certificate: the browser reports a typo before a request (ui.md CRF-1).
  { name: 'certificate id', files: /^domain\/catalog\/certificate-id\.ts$/, may: [], packages: [] },
  // What the machine can engrave: the browser reports other characters while typing (ui.md PDP-17).
  { name: 'engraving', files: /^domain\/cart\/engraving\.ts$/, may: [], packages: [] },
  // Diamond grades: the page of a stone shows their Russian equivalents (domain.md 2.6).
  { name: 'grades', files: /^domain\/catalog\/diamond-grades\.ts$/, may: [], packages: [] },
  // Which sizes are those of rings, and which those of bangles or hoops.
  { name: 'ring sizes', files: /^domain\/catalog\/ring-sizes\.ts$/, may: [], packages: [] },
  { name: 'units', files: /^domain\/units\//, may: [], packages: [] },
  {
    name: 'domain',
    files: /^domain\//,
    may: ['units', 'engraving', 'grades', 'ring sizes', 'permissions'],
    packages: [],
  },
  { name: 'texts', files: /^texts\//, may: [], packages: [] },
  // The mappings of the documentation are the defaults of the import screen (backoffice.md BO-52).
  { name: 'ready mappings', files: /^docs\/import\//, may: [], packages: [] },

  // floor 2: external systems, and the basis of every feature
  { name: 'database', files: /^database\/(?!seed\/)/, may: [], packages: ['kysely', 'pg'], node: true },
  {
    name: 'seed',
    files: /^database\/seed\//,
    may: ['database', 'domain', 'certificate id', 'units', 'words'],
    packages: ['kysely', 'pg'],
    node: true,
  },
  ...providers,
  {
    name: 'kit',
    files: /^server\/kit\//,
    may: ['contract', 'words', 'permissions', 'units', 'database', 'texts'],
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
  { name: 'client', files: /^client\//, may: ['words'], mayKnow: ['contract'], packages: [] },
  // A price, a weight, a day, the link to a contact and the wordmark are the same on a page, in a feed, in an email and in a preview picture.
  { name: 'shown', files: /^ui\/(?:format|dates|contact-links|brand\/wordmark)\.ts$/, may: [], packages: [] },
  { name: 'ui', files: /^ui\//, may: ['shown'], packages: ['react', 'react-dom'] },

  // floor 4 (before the features, whose pattern would match it): composition of the parts
  {
    name: 'config',
    files: /^server\/config\//,
    may: ['kit'],
    // the type of a provider's contract settings
    mayKnow: ['adapter'],
    packages: ['typebox'],
    node: true,
  },
  // Opens the simulators: a shop in production never loads this file.
  {
    name: 'practice',
    files: /^server\/start\/open\/open-simulators\.ts$/,
    may: ['simulator', 'config', 'composition', 'kit'],
    packages: ['fastify'],
    node: true,
  },
  {
    name: 'composition',
    files:
      /^server\/(?:(?:app|deps|dev|functions|main|sale-deps|staff-functions|tasks|user-data|worker)\.ts$|start\/|cli\/)/,
    may: [
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
    mayKnow: ['port'],
    mayLate: ['practice'],
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
    may: ['kit', 'contract', 'words', 'permissions', 'units', 'texts'],
    // the open transaction passed to an operation
    mayKnow: ['database'],
    packages: [...http],
    node: true,
  },
  // Serves the built back-office; its assets like those of the pages.
  {
    name: 'backoffice files',
    files: /^server\/backoffice\//,
    may: ['pages', 'kit'],
    packages: [],
    node: true,
  },
  {
    name: 'pages',
    files: /^server\/pages\//,
    may: ['operations', 'kit', 'contract', 'words', 'units', 'texts'],
    // the type of a change of the catalogue
    mayKnow: ['feature'],
    packages: [...http, '@fastify/static', 'react-router'],
    node: true,
    computed: true,
  },

  // floor 3: the features
  {
    name: 'feature',
    files: /^server\/([^/]+)\//,
    may: [
      'domain',
      'permissions',
      'certificate id',
      'engraving',
      'grades',
      'ring sizes',
      'units',
      'contract',
      'words',
      'database',
      'kit',
      'texts',
      'shown',
      'ready mappings',
    ],
    mayKnow: ['port', 'config'],
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
    rungs,
    private: /(?:^|-)(?:queries|wire|routes)(?:-[\w-]+)?\.ts$/,
  },
  // Server only: parts common to many pages are rendered separately (docs/decisions/0035).
  {
    name: 'memoized markup',
    files: /^storefront\/shell\/memoized-markup\.tsx$/,
    may: ['shell', 'words'],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'shell',
    files: /^storefront\/(?:shell\/|links\.ts$)/,
    may: ['client', 'ui', 'shown', 'texts', 'words'],
    mayKnow: ['contract'],
    // the code of search suggestions is loaded when the field of a page is focused
    mayLate: ['search', 'memoized markup'],
    packages: ['react', 'react-router'],
  },
  {
    name: 'search',
    files: /^storefront\/search\//,
    may: ['shell', 'client', 'ui', 'shown', 'texts', 'words'],
    mayKnow: ['contract'],
    packages: ['react', 'react-router'],
  },
  {
    name: 'storefront',
    files: /^storefront\/(?!kit\/mount\.)([^/]+)\//,
    may: [
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
    mayKnow: ['contract', 'routes'],
    // two in the part of measurement that is loaded after the shopper's consent; `qr` in a loader, so only on the server
    packages: ['react', 'react-router', '@sentry/browser', 'web-vitals', 'qr'],
    neighbors,
  },
  {
    name: 'entry',
    // the last one opens the kit's page without a shop, for its pictures (e2e/kit.ts)
    files: /^storefront\/(?:root|entry\.\w+|routes|kit\/mount)\.(?:tsx?|css)$/,
    may: ['shell', 'storefront', 'ui', 'shown', 'client', 'texts', 'words'],
    mayKnow: ['contract', 'routes'],
    packages: ['react', 'react-dom', 'react-router', '@react-router/dev', '@react-router/node'],
    node: true,
  },
  ...backoffice,
  // Types of each route module, generated by `react-router typegen`.
  { name: 'routes', files: /\/\+types\//, may: [], packages: [] },

  ...workshop,
];
