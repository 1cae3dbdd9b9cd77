// npm run providers: the simulators of the payment providers on a port of their own, for a shop that is started separately.
import { openSimulators } from '#server/start/open-simulators.ts';

const port = Number(process.env['PROVIDERS_PORT'] ?? 3100);
const shopUrl = (process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`).replace(
  /\/$/,
  '',
);

const { origin, variables, close } = await openSimulators({ port, host: '0.0.0.0', shopUrl });
const lines = Object.entries(variables).map(([name, value]) => `  ${name}=${value}`);
console.log(`The simulators of the payment providers are open: ${origin}. No money moves.
They call the shop at ${shopUrl} (PUBLIC_URL or PORT names another). Give it these settings and start it again:

${lines.join('\n')}

Ctrl-C ends them.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
