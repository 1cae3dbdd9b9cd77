// The zones of providers/: banks, SMS, email and files, each behind a port (see fence.ts).
import type { Zone } from './fence-zone.ts';

export const providers: Zone[] = [
  {
    name: 'http',
    files: /^providers\/(http|basic-auth|message-file)\.ts$/,
    imports: [],
    packages: [],
    node: true,
  },
  {
    name: 'port',
    files: /^providers\/([^/]+)\/(?:fiscal-)?port\.ts$/,
    imports: ['units'],
    packages: [],
    typePackages: ['fastify'],
    node: true,
    isIsolated: true,
  },
  {
    name: 'registry',
    files: /^providers\/([^/]+)\/registry\.ts$/,
    imports: ['port', 'adapter'],
    packages: [],
    isIsolated: true,
  },
  // Simulators of the providers, for development and tests: adapters must not import them.
  {
    name: 'simulator',
    files: /^providers\/payment\/simulators\//,
    imports: ['adapter', 'port', 'http', 'units'],
    packages: [],
    typePackages: ['fastify'],
    node: true,
  },
  {
    name: 'adapter',
    files: /^providers\/([^/]+)\//,
    imports: ['port', 'http', 'units'],
    packages: ['nodemailer', 'aws4fetch'],
    typePackages: ['fastify'],
    node: true,
    isIsolated: true,
  },
];
