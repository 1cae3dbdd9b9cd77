import path from 'node:path';

/** The command line of `npm start`, also used by browser tests, benchmarks and process tests, so that they run what is deployed. */
export const startCommand = {
  program: process.execPath,
  args: ['tools/start.mjs'],
  /** The project's folder. */
  cwd: path.join(import.meta.dirname, '..', '..', '..'),
};
