// The command `npm run audit`: whether the chain of the audit is whole.
import { auditCommand } from '#server/cli/audit.ts';
import { runCommand } from './run-command.ts';

await runCommand(auditCommand, ({ db }) => ({ db }));
