// The command `npm run audit`: verifies the chain of the audit.
import { auditCommand } from '#server/cli/audit.ts';
import { runCommand } from './run-command.ts';

await runCommand(auditCommand, ({ db }) => ({ db }));
