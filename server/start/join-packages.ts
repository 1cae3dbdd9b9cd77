// `node server/start/join-packages.ts <folder>`, a part of the storefront's build: writes each import of joined-packages.ts as one file
// (what several share as another), for use-joined-packages.ts.
import { rename, rm } from 'node:fs/promises';
import { build } from 'vite';
import { joinedFile, joinedImports } from './joined-packages.ts';

const [folder = '.'] = process.argv.slice(2);
const unfinished = `${folder}.${process.pid}`;
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'es2023',
    outDir: unfinished,
    rolldownOptions: {
      input: Object.fromEntries(joinedImports.map((name) => [joinedFile(name), name])),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name]', chunkFileNames: '[name].js', comments: false },
    },
  },
});
await rm(folder, { recursive: true, force: true });
await rename(unfinished, folder);
