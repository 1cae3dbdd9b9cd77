// `npm run fuzz [seed] [calls]`: sends thousands of requests made from the API's own schemas, with up to three errors in each, then as
// many visits of the storefront's pages and forms, and half as many calls of payment providers, signed with the right keys, and of the
// staff in the back-office, to a whole shop with its demo and a separate database. No response may be a fault of ours; a page must be in
// the language of its address and must not return sent text unescaped. The same seed makes the same requests.
import { findBroken } from '#database/invariants.ts';
import { openSimulators } from '#server/start/open/open-simulators.ts';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import { connectTo } from '../callers/http-client.ts';
import { openPreparedShop } from '../started-shop.ts';
import { knownToPages, loadKnownValues } from './known-values.ts';
import { fuzzedSettings } from './fuzzed-settings.ts';
import { type Fuzzed, sendProviderCalls, sendRequests } from './send-requests.ts';
import { sendStaffCalls } from './send-staff-calls.ts';
import { sendVisits } from './send-visits.ts';

const usage = `npm run fuzz [seed] [calls]: requests with something wrong in them, to every route and page.`;
const { positionals } = commandLine({ usage, count: [0, 2] });
const seed = wholeNumber(positionals[0] ?? String(Date.now() % 100_000), { name: 'The seed', usage, min: 0 });
const calls = wholeNumber(positionals[1] ?? '20000', { name: 'The number of calls', usage });
// the shop calls them, and they never call the shop, whose address is not known yet
const simulators = await openSimulators({
  port: 0,
  host: '127.0.0.1',
  shopUrl: 'http://127.0.0.1:9',
  secret: 'of-no-use-elsewhere',
});
const shop = await openPreparedShop({
  env: { ...fuzzedSettings, ...simulators.variables, LOG_LEVEL: 'error' },
});
const client = await connectTo(shop.url);
try {
  const fuzzed = { app: client, folder: shop.folder, lastError: shop.lastWords };
  const known = await loadKnownValues(fuzzed);
  const keys = Object.fromEntries(
    Object.entries(simulators.variables).map(([name, value]) => [name, [value]]),
  );
  const origins = [shop.url];
  const faults = [
    ...(await printFaults('requests', () => sendRequests(fuzzed, { seed, calls, known }))),
    ...(await printFaults('calls of providers', () =>
      sendProviderCalls(fuzzed, { seed, calls: Math.ceil(calls / 2), known: { ...known, ...keys } }),
    )),
    ...(await printFaults('calls of the staff', () =>
      sendStaffCalls({ ...fuzzed, origin: shop.url }, { seed, calls: Math.ceil(calls / 2), known }),
    )),
    ...(await printFaults('visits', () =>
      sendVisits({ ...fuzzed, known: knownToPages(known), origins }, { seed, visits: calls }),
    )),
  ];
  const broken = await findBroken(shop.database.db);
  for (const fault of [...faults, ...broken]) console.log(`\n${fault}`);
  console.log(`\n${faults.length} faults, ${broken.length} broken invariants`);
  process.exitCode = faults.length + broken.length === 0 ? 0 : 1;
} finally {
  await shop.close();
  await simulators.close();
}

async function printFaults(what: string, send: () => Promise<Fuzzed>): Promise<string[]> {
  const started = performance.now();
  const { calls: sent, statuses, faults } = await send();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${sent} ${what} of seed ${seed} in ${seconds} s, by status: ${JSON.stringify(statuses)}`);
  return faults;
}
