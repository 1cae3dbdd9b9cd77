// Four environments, four type checks, because the neutral code, the browser and the server have different globals.
import { existsSync } from 'node:fs';
import { commandLine } from '#server/cli/command.ts';
import { bin, run } from '../run.ts';

commandLine({ usage: 'npm run types: runs the type checks of the four environments.' });

const environments = ['neutral', 'server', 'browser', 'tests'];
const failures: string[] = [];

// Route modules import their own types, which React Router generates from storefront/routes.ts.
if (existsSync('react-router.config.ts') && existsSync('storefront/routes.ts')) {
  const typegen = await run(bin('@react-router/dev', 'react-router'), ['typegen']);
  if (typegen.code !== 0) failures.push(`route types:\n${typegen.output}`);
}

await Promise.all(
  environments.map(async (environment) => {
    const { code, output } = await run(bin('typescript', 'tsc'), [
      '-p',
      `tsconfig.${environment}.json`,
      '--pretty',
      'false',
      // the next check then only considers changes
      '--incremental',
      '--tsBuildInfoFile',
      `out/types/${environment}.tsbuildinfo`,
    ]);
    if (code !== 0) failures.push(`${environment}:\n${output}`);
  }),
);

for (const failure of failures) console.log(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
