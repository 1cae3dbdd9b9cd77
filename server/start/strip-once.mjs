/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- no type check reads plain JavaScript */
// Runs before main.ts by `node --import`. Node takes the types out of a module with a WebAssembly program of its own, at every start,
// and keeps that program: 12 MB of the shop. So what was stripped once is kept, under the hash of its source.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// not in build/, which every build of the storefront empties
const folder = path.join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  '.cache',
  'stripped',
  process.version,
);

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.ts')) return nextLoad(url, context);
    return {
      format: 'module',
      source: stripped(readFileSync(fileURLToPath(url), 'utf8')),
      shortCircuit: true,
    };
  },
});

function stripped(typed) {
  const file = path.join(folder, `${hash('sha256', typed)}.js`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const plain = stripTypeScriptTypes(typed);
    keep(file, plain);
    return plain;
  }
}

function keep(file, plain) {
  try {
    mkdirSync(folder, { recursive: true });
    // whole or not at all: another start may read it now
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, plain);
    renameSync(unfinished, file);
  } catch {
    // where nothing may be written, each start strips anew
  }
}
