// Four environments, four type checks: what the neutral room may use, a browser has and a server has are three different things.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin, run } from './run.ts';

const environments = ['neutral', 'server', 'browser', 'tests'];

// Route modules import their own types, which React Router writes from storefront/routes.ts.
if (existsSync('react-router.config.ts') && existsSync('storefront/routes.ts')) {
  const typegen = spawnSync(process.execPath, [bin('react-router'), 'typegen'], { stdio: 'inherit' });
  if (typegen.status !== 0) process.exit(typegen.status ?? 1);
}

const results = await Promise.all(
  environments.map(async (environment) => ({
    environment,
    ...(await run(bin('tsc'), ['-p', `tsconfig.${environment}.json`, '--pretty', 'false'])),
  })),
);

for (const { environment, code, output } of results) {
  if (code !== 0) console.log(`${environment}:\n${output}`);
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
