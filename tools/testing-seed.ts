import fc from 'fast-check';

// Properties are tried on the same cases in every run: a red test is red again. `SEED=7 npx vitest run` tries other cases.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });
