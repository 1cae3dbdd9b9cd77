// `npm run attack [name …] [-- --url http://127.0.0.1:3000 --folder .data]`: runs attacks that once succeeded, and a crowd that is not an
// attack, against a shop on the loopback; prints which protections held. Exit code 1 if one did not.
import { commandLine } from '#server/cli/command.ts';
import { codeSentTo } from '#server/testing-messages.ts';
import { connectTo } from '../callers/http-client.ts';
import { openPreparedShop, type PreparedShop } from '../started-shop.ts';
import { type Attack, type AttackedShop, requireLoopback } from './attack.ts';
import { crowd } from './crowd.ts';
import { holdStock } from './hold-stock.ts';
import { lockOut } from './lock-out.ts';
import { otherRequests } from './other-requests.ts';
import { relayedNames } from './relayed-names.ts';
import { visits } from './visits.ts';
import { bareSession } from './bare-session.ts';
import { linkOfOrder } from './link-of-order.ts';
import { malformedHosts } from './hosts.ts';
import { manyConnections } from './connections.ts';
import { newPictures } from './pictures.ts';
import { popularity } from './popularity.ts';
import { promoCodes } from './promo-codes.ts';
import { unpaidOrders } from './unpaid-orders.ts';

/** The attacks by name; each has a separate file and address. */
const attacks: Record<string, Attack> = {
  'hold-stock': holdStock,
  'unpaid-orders': unpaidOrders,
  'promo-codes': promoCodes,
  popularity,
  connections: manyConnections,
  pictures: newPictures,
  hosts: malformedHosts,
  'relayed-names': relayedNames,
  'other-requests': otherRequests,
  'lock-out': lockOut,
  'link-of-order': linkOfOrder,
  'bare-session': bareSession,
  visits,
  crowd,
};
const names = Object.keys(attacks);

const usage = `npm run attack [name …] [-- --url http://127.0.0.1:3000 --folder .data]

Repeats attacks that once succeeded, against a demo on this machine, and prints which protections held; exit code 1 if one did not. Without
--url it opens a separate shop and deletes it. In the shop of --url the orders, holds and events of the attacks remain; --folder is its
DATA_DIR, where the codes of SMS are read. Linux only: attackers have addresses of 127.0.0.0/8.

  ${names.join(', ')}`;

/** Default settings; benchmarks open shops without these limits. */
const settings = {
  STORE_NETWORKS: '',
  OPEN_ORDERS: '',
  OPEN_PIECES: '',
  LAPSED_ORDERS: '',
  TRUSTED_PROXIES: '127.99.99.99',
};

const { values, positionals } = commandLine({
  usage,
  options: { url: { type: 'string' }, folder: { type: 'string' } },
  count: [0, names.length],
});
const unknown = positionals.filter((name) => !(name in attacks));
if (unknown.length > 0) {
  console.error(`Unknown attack: ${unknown.join(', ')}.\n\n${usage}`);
  process.exit(2);
}
if (values.url !== undefined) requireLoopback(values.url);

const own: PreparedShop | undefined =
  values.url === undefined ? await openPreparedShop({ env: settings }) : undefined;
try {
  process.exitCode = (await attackAll(values.url ?? own?.url ?? '')) ? 0 : 1;
} finally {
  await own?.close();
}

async function attackAll(url: string): Promise<boolean> {
  // the loopback's IPv4, because attackers have addresses of it
  const origin = url.replace('//localhost', '//127.0.0.1').replace(/\/$/, '');
  const folder = own?.folder ?? values.folder;
  const client = await connectTo(origin);
  let hold = true;
  for (const name of positionals.length > 0 ? positionals : names) {
    const attack = attacks[name];
    if (attack === undefined) continue;
    console.log(attack.what);
    const shop: AttackedShop = {
      client,
      origin,
      codeTo: folder === undefined ? undefined : (phone) => codeSentTo({ folder }, phone),
      address: (number = 0) => `127.${10 + names.indexOf(name)}.${number}.1`,
      database: own?.database.db,
      proxy: own && settings.TRUSTED_PROXIES,
    };
    for (const { held, what } of await attack.run(shop)) {
      console.log(`  ${held === null ? '·' : held ? '✓ held' : '✗ did not hold'}: ${what}`);
      if (held === false) hold = false;
    }
  }
  return hold;
}
