// The zones of providers/: banks, SMS, email and files, each behind a port (see fence.ts).
import type { Zone } from './fence-zone.ts';

export const providers: Zone[] = [
  {
    name: 'http',
    files: /^providers\/(http|basic-auth|message-file)\.ts$/,
    may: [],
    packages: [],
    node: true,
  },
  {
    name: 'port',
    files: /^providers\/([^/]+)\/(?:fiscal-)?port\.ts$/,
    may: ['units'],
    packages: [],
    knows: ['fastify'],
    node: true,
    apart: true,
  },
  {
    name: 'registry',
    files: /^providers\/([^/]+)\/registry\.ts$/,
    may: ['port', 'adapter'],
    packages: [],
    apart: true,
  },
  // Simulators of the providers, for development and tests: adapters must not import them.
  {
    name: 'simulator',
    files: /^providers\/payment\/simulators\//,
    may: ['adapter', 'port', 'http', 'units'],
    packages: [],
    knows: ['fastify'],
    node: true,
  },
  {
    name: 'adapter',
    files: /^providers\/([^/]+)\//,
    may: ['port', 'http', 'units'],
    packages: ['nodemailer', 'aws4fetch'],
    knows: ['fastify'],
    node: true,
    apart: true,
  },
];
