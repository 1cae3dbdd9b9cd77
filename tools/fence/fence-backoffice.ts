import type { Zone } from './fence-zone.ts';

// The back-office (backoffice.md 0.2): its features use its kit and shell, and do not import each other.
export const backoffice: Zone[] = [
  {
    name: 'backoffice kit',
    files: /^backoffice\/kit\//,
    imports: ['client', 'ui', 'shown', 'texts', 'words', 'slug'],
    importsTypes: ['contract'],
    packages: ['react', 'react-dom', 'react-router', 'react-aria-components', 'react-hook-form'],
  },
  {
    name: 'backoffice shell',
    files: /^backoffice\/shell\//,
    imports: ['backoffice kit', 'client', 'ui', 'shown', 'texts', 'words'],
    importsTypes: ['contract', 'permissions'],
    // the last two: codes in front of the camera, passkeys
    packages: [
      'react',
      'react-dom',
      'react-router',
      'react-aria-components',
      'react-hook-form',
      'zxing-wasm',
      '@simplewebauthn/browser',
      // codes displayed by a screen: of a factor, of a passport
      'qr',
    ],
  },
  {
    name: 'backoffice section',
    files: /^backoffice\/([^/]+)\//,
    imports: ['backoffice kit', 'backoffice shell', 'client', 'ui', 'shown', 'texts', 'words'],
    importsTypes: ['contract'],
    packages: ['react', 'react-router', 'react-aria-components', 'react-hook-form'],
    neighbors: {
      login: [],
      today: [],
      approvals: [],
      money: [],
      orders: [],
      counter: [],
      pieces: [],
      people: [],
      prices: [],
      catalog: [],
      certificates: [],
      staff: [],
      audit: [],
      content: [],
      exchange: [],
      figures: [],
      system: [],
      jobs: [],
      me: [],
    },
  },
  {
    name: 'backoffice entry',
    files: /^backoffice\/(?:main|app|routes(?:-\w+)?|screen|load-sections-ahead)\.tsx?$/,
    imports: ['backoffice section', 'backoffice kit', 'backoffice shell', 'client', 'ui', 'texts', 'words'],
    packages: ['react', 'react-dom', 'react-router'],
  },
];
