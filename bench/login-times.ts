// `npm run bench:login [pairs]`: alternates logins to the back-office with an unknown address and with a wrong password of a known one, in
// the shop as `npm start` opens it. Their durations may differ by at most 5 % (BO-7), so that measuring them does not reveal which
// addresses exist.
import os from 'node:os';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import { connectTo } from './callers/http-client.ts';
import { openPreparedShop } from './started-shop.ts';
import { percentile, printTimes, timeOf } from './times.ts';

const usage =
  'npm run bench:login [pairs]: how long a login with an unknown address and one with a wrong password take.';
const { positionals } = commandLine({ usage, count: [0, 1] });
const pairs = wholeNumber(positionals[0] ?? '300', { name: 'The number of pairs', usage, max: 10_000 });
/** The first calls warm up the process. */
const warmUp = 5;

// a network can try twenty times in a quarter of an hour, so each call comes from a different one, given by the header
const shop = await openPreparedShop({ env: { TRUSTED_PROXIES: '127.0.0.0/8' } });
try {
  await shop.waitForStaff();
  const client = await connectTo(shop.url);
  const { rows } = await shop.database.pool.query<{ email: string }>(
    `select email from staff where password_hash is not null order by id limit 1`,
  );
  const known = rows[0]?.email;
  if (known === undefined) throw new Error('no staff account has a password');
  let calls = 0;
  const tryAs = async (email: string): Promise<number> => {
    calls += 1;
    const headers = { origin: shop.url, 'x-forwarded-for': `198.18.${calls >> 8}.${calls & 255}` };
    const payload = { email, password: 'not the password' };
    return timeOf(async () => {
      const answer = await client.inject({ method: 'POST', url: '/api/admin/v1/session', headers, payload });
      if (answer.statusCode !== 401) throw new Error(answer.body);
    });
  };
  const times = { unknown: [] as number[], wrong: [] as number[] };
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} before the start`);
  for (let nth = -warmUp; nth < pairs; nth += 1) {
    // alternating, because the second one has warmer caches
    const order = nth % 2 === 0 ? (['unknown', 'wrong'] as const) : (['wrong', 'unknown'] as const);
    for (const kind of order) {
      const ms = await tryAs(kind === 'wrong' ? known : `nobody-${pairs + nth}@example.uz`);
      if (nth >= 0) times[kind].push(ms);
    }
  }
  printTimes('an address that nobody has', times.unknown);
  printTimes('a wrong password', times.wrong);
  const apart = percentile(times.unknown, 0.5) / percentile(times.wrong, 0.5) - 1;
  console.log(`medians ${(Math.abs(apart) * 100).toFixed(1)} % apart (goal 5 %)`);
} finally {
  await shop.close();
}
