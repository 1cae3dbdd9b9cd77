// `npm run kernel` makes the catalogue index's kernel/sets.wasm from sets.ts beside it. Both are committed: the shop starts without a compiler.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';
import { commandLine } from '#server/cli/command.ts';
import { root } from './run.ts';

const folder = join(root, 'server/catalog/index/kernel');
export const kernelFile = join(folder, 'sets.wasm');

/** Shared memory, since it has to grow without moving what lies in it; the most is what its addresses reach. */
const options =
  '-O3 --noAssert --runtime stub --enable simd --enable threads --importMemory --sharedMemory --initialMemory 1 --maximumMemory 65536';

/** The same source gives the same bytes. */
export async function compileKernel(): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const stderr = asc.createMemoryStream();
  const { error } = await asc.main(['sets.ts', ...options.split(' '), '--outFile', 'sets.wasm'], {
    readFile: (name) => (name === 'sets.ts' ? readFileSync(join(folder, name), 'utf8') : null),
    writeFile: (name, content) => {
      if (content instanceof Uint8Array) files.set(name, content);
    },
    listFiles: () => [],
    stderr,
  });
  const made = files.get('sets.wasm');
  // a warning of the compiler counts, too
  const complaints = stderr.toString();
  if (error || !made || complaints !== '') throw new Error(`sets.ts does not compile:\n${complaints}`);
  return made;
}

if (import.meta.main) {
  commandLine({ usage: 'npm run kernel: compiles server/catalog/index/kernel/sets.wasm from sets.ts.' });
  const made = await compileKernel();
  writeFileSync(kernelFile, made);
  console.log(`${kernelFile}: ${made.length} bytes`);
}
