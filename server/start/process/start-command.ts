import path from 'node:path';

/** The command line of `npm start`, which browser tests, benchmarks and tests of the process run: what is measured is what is started. */
export const startCommand = {
  program: process.execPath,
  args: ['tools/start.mjs'],
  /** The project's folder. */
  cwd: path.join(import.meta.dirname, '..', '..', '..'),
};
