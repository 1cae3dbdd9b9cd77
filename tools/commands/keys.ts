// The command `npm run keys`: changes the shop's secret.
import { keysCommand } from '#server/cli/keys.ts';
import { runCommand } from './run-command.ts';

await runCommand(keysCommand, ({ db }, { secrets }) => ({
  db,
  secret: secrets.secretKey,
  before: secrets.secretKeyBefore,
}));
