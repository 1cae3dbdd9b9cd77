// npm run providers: runs the simulators of the payment providers on their own port, for a shop that is started separately.
import path from 'node:path';
import { readArguments, readOrExit, UsageProblem, wholeNumber } from '#server/cli/command.ts';
import { readSecretFile } from '#server/config/config-secret.ts';
import { portReason } from '#server/start/claim.ts';
import { environment } from '#server/start/process/environment.ts';
import { openSimulators, portDistance } from '#server/start/open/open-simulators.ts';
import { printResult } from './run-command.ts';

const usage = `npm run providers: runs simulators of the payment providers for a shop that is started separately (docs/runbooks/payments.md).
Variables: PORT, the shop's port (3000); PUBLIC_URL, the shop's address (http://localhost:<PORT>); PROVIDERS_PORT, where the simulators
listen (<PORT> + ${portDistance}); HOST, the address to listen on (127.0.0.1); DATA_DIR (.data) or SECRET_KEY, of the shop: their secrets
are made from it. Ctrl-C ends them.`;

const { port, shopUrl } = readOrExit(usage, (args) => {
  readArguments(args, { usage });
  const shopPort = portOf('PORT', 3000);
  return {
    port: portOf('PROVIDERS_PORT', Math.min(shopPort + portDistance, 65_535)),
    shopUrl: originOf(environment['PUBLIC_URL'] ?? `http://localhost:${shopPort}`),
  };
});
const host = environment['HOST'] || '127.0.0.1';
const dataDir = path.resolve(environment['DATA_DIR'] || '.data');
await printResult(async () => {
  const secret = environment['SECRET_KEY'] || readSecretFile(dataDir);
  const { origin, variables, close } = await openSimulators({ port, host, shopUrl, secret }).catch(
    (error: unknown) => {
      throw portReason(error, { port, host, variable: 'PROVIDERS_PORT' });
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}=${value}`);
  return `The simulators of the payment providers listen on ${origin}. No money moves.
They call the shop at ${shopUrl} (PUBLIC_URL or PORT names another). Give it these settings and start it again:

${lines.join('\n')}

Ctrl-C ends them.`;
});

function portOf(name: string, usual: number): number {
  const word = environment[name];
  return word ? wholeNumber(word, { name, usage, min: 0, max: 65_535 }) : usual;
}

function originOf(address: string): string {
  if (!URL.canParse(address))
    throw new UsageProblem(`PUBLIC_URL is not a valid address: "${address}".`, usage);
  return address.replace(/\/$/, '');
}
