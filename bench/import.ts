// `npm run bench:import [<file> <mapping>]`: imports 50,000 rows while the shop serves shoppers at a steady pace, then the same file
// again, which changes nothing. Without a file, generated rings are imported. The latency of shoppers is compared with that of the same
// run without an import. The goal: at most 60 s.
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLine, exitWithUsage } from '#server/cli/command.ts';
import { openBusyShop, printComparison } from './busy-shop.ts';
import { writeRings } from './import-file.ts';

const rows = 50_000;
const quietMs = 15_000;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const usage = `npm run bench:import [<file> <mapping>]: 50,000 rows come in while the shop serves shoppers.`;
const { positionals } = commandLine({ usage, count: [0, 2] });
const given = positionals.map((one) => path.resolve(one));
if (given.length === 1) exitWithUsage('A file comes with its mapping.', usage);
for (const file of given) if (!existsSync(file)) exitWithUsage(`There is no file ${file}.`, usage);

const shop = await openBusyShop();
try {
  const [file, mapping] = given;
  const words =
    file === undefined || mapping === undefined
      ? writeRings({ folder: shop.folder, rows, round: 0 })
      : [file, mapping];
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} before the start`);
  await shop.shopWhile(() => wait(quietMs));
  const quiet = await shop.shopWhile(() => wait(quietMs));
  const busy = await shop.shopWhile(async () => {
    const { output, ms } = await shop.order('import', words);
    console.log(`${output}\n${seconds(ms)} (goal 60 s for 50,000 rows)`);
  });
  const { output, ms } = await shop.order('import', words);
  console.log(`the same file again: ${output} ${seconds(ms)}`);
  console.log('shoppers, alone → during the import:');
  printComparison([quiet], [busy]);
} finally {
  await shop.close();
}
