import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kernelStamp, stampFile } from './kernel.ts';

it('kernel/sets.wasm is what npm run kernel made of the sets.ts that is there', () => {
  expect(kernelStamp()).toBe(readFileSync(stampFile, 'utf8'));
});
