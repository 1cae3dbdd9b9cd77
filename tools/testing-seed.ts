import fc from 'fast-check';

// Property tests use the same cases in every run, so that a failure is repeatable. `SEED=7 npx vitest run` uses other cases.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });
