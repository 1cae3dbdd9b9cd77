import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'out/**', '.data/**', 'e2e/**'],
    // One migrated template database a run; a worker clones it once.
    globalSetup: ['./database/testing-global.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // as in playwright.config.ts
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'out/vitest.json' },
  },
});
