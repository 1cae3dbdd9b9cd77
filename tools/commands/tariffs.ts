import { tariffsCommand } from '#server/cli/tariffs.ts';
import { runCommand } from './run-command.ts';

await runCommand(tariffsCommand, ({ db }) => ({ db, now: new Date() }));
