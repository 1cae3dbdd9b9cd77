// The command `npm run pins`: what stands first in a search (docs/decisions/0029-text-is-read-with-the-catalogue-at-hand.md).
import { pinsCommand } from '#server/cli/pins.ts';
import { runCommand } from './run-command.ts';

await runCommand(pinsCommand, ({ db }) => ({ db }));
