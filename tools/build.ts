// `npm run build`: builds server and pages into build/, which `npm start` runs. With --if-changed only if there is no build of these
// sources; this is what `npm start` uses. It imports only Node's own modules, so that starting a built shop is not delayed.
import { parseArgs } from 'node:util';
import { BuildProblem, buildIfChanged, buildShop } from './builder/build-shop.ts';

const usage = `npm run build [-- --if-changed]
  Builds server and pages into build/. --if-changed: only if the sources changed since the last build.`;

const options = readOptions();
if (options === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else if (options.help) {
  process.stdout.write(`${usage}\n`);
} else {
  try {
    await (options['if-changed'] ? buildIfChanged() : buildShop());
  } catch (error) {
    if (!(error instanceof BuildProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

function readOptions(): { help: boolean; 'if-changed': boolean } | undefined {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean', default: false },
        'if-changed': { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    return undefined;
  }
}
