import type { Db } from '#database/connect.ts';
import type { AuditBreak } from '../audit/audit-verdict.ts';
import { verifyAndNote } from '../audit/verify-audit.ts';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem } from './command.ts';

const usage = `npm run audit -- verify [--head <hash>]   recomputes the chain of the audit, and names the first entry or block that was changed
Prints the head. Note it down elsewhere: with --head the command later detects whether the end of the chain was removed.`;

/** `npm run audit`: checks whether the audit was changed past the shop. */
export const auditCommand: Command<{ db: Db }> = {
  usage,
  read: (args) => {
    const { positionals, values } = readArguments(args, {
      usage,
      count: [1, 1],
      options: { head: { type: 'string' } },
    });
    if (positionals[0] !== 'verify') throw new UsageProblem(`"${positionals[0]}" is not known here.`, usage);
    const { head } = values;
    if (head !== undefined && !/^[0-9a-f]{64}$/.test(head))
      throw new UsageProblem(`"${head}" is no head: 64 hexadecimal digits.`, usage);
    return ({ db }) => verify(db, head);
  },
};

async function verify(db: Db, head: string | undefined): Promise<string> {
  const { blocks, entries, head: found, broken } = await verifyAndNote(db, { head, now: new Date() });
  if (broken.length > 0) throw new StopReason(exitCodes.failed, broken.map(describeBreak).join('\n'));
  return found === null
    ? 'Nothing is sealed yet.'
    : `${entries} entries in ${blocks} blocks are as they were written. Head: ${found}`;
}

function describeBreak(one: AuditBreak): string {
  if (one.kind === 'CUT_OFF') return 'The chain does not have this head: its end was cut off or rewritten.';
  if (one.kind === 'BLOCK_CHANGED') return `Block ${one.block} is not what was sealed.`;
  const place = one.block === null ? 'in no block' : `block ${one.block}`;
  const what = { CHANGED: 'was changed', MISSING: 'is missing', ADDED: 'was put in later' }[one.kind];
  return `Entry ${one.entry} (${place}) ${what}.`;
}
