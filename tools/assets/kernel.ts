// `npm run kernel` makes the catalogue index's kernel/sets.wasm from the sets.ts next to it. Both are committed: the shop starts without a
// compiler, and the compiler (100 MB) is installed by npx when this command runs, not with every install.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '#server/cli/command.ts';
import { root } from '../run.ts';

const compiler = 'assemblyscript@0.28.20';
const folder = join(root, 'server/catalog/index/kernel');
const wasmFile = join(folder, 'sets.wasm');
/** What sets.wasm was made of, so that a test sees when somebody changes one of the two without the other. */
export const stampFile = join(folder, 'sets.wasm.sha256');

/** Shared memory, since it has to grow without moving what is in it; the most is what its addresses reach. */
const options =
  '-O3 --noAssert --runtime stub --enable simd --enable threads --importMemory --sharedMemory --initialMemory 1 --maximumMemory 65536';

/** The source with the compiler and its options, and what they made: the same source gives the same bytes. */
export function kernelStamp(): string {
  const source = createHash('sha256').update(`${compiler} ${options}\n`);
  const made = createHash('sha256').update(readFileSync(wasmFile));
  return `${source.update(readFileSync(join(folder, 'sets.ts'))).digest('hex')}  sets.ts\n${made.digest('hex')}  sets.wasm\n`;
}

if (import.meta.main) {
  commandLine({
    usage: `npm run kernel: compiles server/catalog/index/kernel/sets.wasm from sets.ts with ${compiler}, by npx.`,
  });
  const command = [
    '--yes',
    `--package=${compiler}`,
    'asc',
    'sets.ts',
    ...options.split(' '),
    '--outFile',
    'sets.wasm',
  ];
  execFileSync('npx', command, { cwd: folder, stdio: 'inherit' });
  writeFileSync(stampFile, kernelStamp());
  console.log(`${wasmFile}: ${readFileSync(wasmFile).length} bytes`);
}
