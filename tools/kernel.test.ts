import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileKernel, kernelFile } from './kernel.ts';

it('kernel/sets.wasm is what npm run kernel writes', async () => {
  expect(Buffer.compare(await compileKernel(), readFileSync(kernelFile))).toBe(0);
});
