import { appendFileSync, chmodSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '#database/connect.ts';
import type { Config } from '../../config/config.ts';
import { addDemoImports } from '../../import/screen/demo-imports.ts';
import { addDemoStaff, createDemoEntry } from '../../staff/demo.ts';
import { addDemoStocktakes } from '../../stock/count/demo-stocktakes.ts';
import { addDemoWebhook } from '../../webhook/demo-webhook.ts';
import { isDemoGiven } from '../process/environment.ts';
import { printLine } from '../process/progress.ts';
import { wantedShop } from '../shop-kind.ts';

const file = 'staff-demo.txt';

/**
 * Creates the staff of a demo that this start fills: their passwords and authenticator secrets are written to a file in the data folder
 * that only its owner can read. Prints a one-time link into the back-office, valid for 15 minutes. Does nothing in a real shop.
 */
export async function openDemoStaff(db: Db, config: Config): Promise<void> {
  if (!wantedShop(config, isDemoGiven).mayFill || config.isProduction) return;
  const now = new Date();
  const logins = await addDemoStaff(db, { secret: config.secrets.secretKey, now });
  await addDemoStocktakes(db, now);
  await addDemoImports(db, now);
  await addDemoWebhook(db, { secret: config.secrets.secretKey, now });
  const place = path.join(config.dataDir, file);
  if (logins.length > 0) {
    const lines = logins.map(({ email, password, secret, uri }) => [email, password, secret, uri].join('  '));
    appendFileSync(place, `${lines.join('\n')}\n`, { mode: 0o600 });
    chmodSync(place, 0o600);
  }
  const token = await createDemoEntry(db, now);
  if (token === undefined) return;
  printLine(`Back-office: ${config.publicUrl}/admin/enter#${token} (once, 15 minutes, as the owner)`);
  if (logins.length > 0) printLine(`Its other accounts, with their passwords: ${place}`);
}
