import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'out/**', '.data/**', 'e2e/**'],
    // One migrated template database a run; a worker clones it once.
    globalSetup: ['./database/testing-global.ts'],
    setupFiles: ['./tools/testing-seed.ts'],
    pool: 'forks',
    // A worker keeps its modules from file to file: loading the server and compiling its schemas again for each cost more than the
    // tests. So what a module keeps outlives a file, and a test file gives back what it changes of it.
    isolate: false,
    // one more than two cores: the tests that kill and open shops wait most of their time
    maxWorkers: 3,
    // as in playwright.config.ts
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'out/vitest.json' },
  },
});
