// `npm run bench:mixed`: measures the cost of 57 anonymous pages without sales and with five sales per second (sales.ts); then shoppers at
// a steady pace, alternately alone and while the staff import 5,000 rows and set a metal rate that reprices everything, in one run. The
// result is how much longer the shoppers wait (quality.md: p95 at most 1.5 times).
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import { openBusyShop, printComparison } from './busy-shop.ts';
import { measureSales } from './sales.ts';
import { writeRings } from './import-file.ts';
import type { FromShoppers } from './callers/shoppers.ts';

const usage = `npm run bench:mixed [rounds]: pages during sales, then shoppers during imports and changes of the rate; 0 = the sales only.`;
const { positionals } = commandLine({ usage, count: [0, 1] });
const rounds = wholeNumber(positionals[0] ?? '4', {
  name: 'The number of rounds',
  usage,
  min: 0,
  max: 1_000,
});
const rows = 5_000;
const quietMs = 12_000;
const rate = { usual: 2_000_000, step: 20_000 };

const quiet: FromShoppers[] = [];
const importing: FromShoppers[] = [];
const repricing: FromShoppers[] = [];
const shop = await openBusyShop();
try {
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} before the start`);
  await measureSales(shop);
  if (rounds > 0) await shop.shopWhile(() => wait(quietMs));
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await shop.shopWhile(() => wait(quietMs)));
    const words = writeRings({ folder: shop.folder, rows, round });
    importing.push(
      await shop.shopWhile(async () => {
        const { output, ms } = await shop.order('import', words);
        console.log(`round ${round + 1}: ${output.split('\n')[1]} ${(ms / 1000).toFixed(1)} s`);
      }),
    );
    repricing.push(
      await shop.shopWhile(async () => {
        const { output, ms } = await shop.order('rate', [
          'gold',
          String(rate.usual + (round + 1) * rate.step),
        ]);
        console.log(`         ${output} ${(ms / 1000).toFixed(1)} s`);
      }),
    );
  }
  if (rounds > 0) printRounds();
} finally {
  await shop.close();
}

function printRounds(): void {
  console.log(`shoppers, alone → during the import of ${rows} rows and the repricing:`);
  printComparison(quiet, [...importing, ...repricing]);
  console.log('of these during the import:');
  printComparison(quiet, importing);
  console.log('and during the repricing:');
  printComparison(quiet, repricing);
}
