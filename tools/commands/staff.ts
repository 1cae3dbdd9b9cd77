// The command `npm run staff`: creates the first owner of the back-office.
import { staffCommand } from '#server/cli/staff.ts';
import { runCommand } from './run-command.ts';

await runCommand(staffCommand, ({ db }, { publicUrl }) => ({ db, publicUrl, now: new Date() }));
