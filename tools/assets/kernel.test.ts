import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kernelStamp, stampFile } from './kernel.ts';

it('kernel/sets.wasm was built by npm run kernel from the current sets.ts', () => {
  expect(kernelStamp()).toBe(readFileSync(stampFile, 'utf8'));
});
