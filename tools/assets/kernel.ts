// `npm run kernel` builds the catalogue index's kernel/sets.wasm from the sets.ts next to it. Both are committed: the shop starts without
// a compiler, and the compiler (100 MB) is installed by npx when this command runs, not with every install.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '#server/cli/command.ts';
import { root } from '../run.ts';

const compiler = 'assemblyscript@0.28.20';
const folder = join(root, 'server/catalog/index/kernel');
const wasmFile = join(folder, 'sets.wasm');
/** Hash of the sources of sets.wasm, so that a test detects a change of only one of the two. */
export const stampFile = join(folder, 'sets.wasm.sha256');

/** Shared memory, because it must grow without moving its contents; the maximum is the address space. */
const options =
  '-O3 --noAssert --runtime stub --enable simd --enable threads --importMemory --sharedMemory --initialMemory 1 --maximumMemory 65536';

/** Hashes the source with the compiler, its options and its output: the same source results in the same bytes. */
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
