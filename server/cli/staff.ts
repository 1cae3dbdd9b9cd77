import type { Db } from '#database/connect.ts';
import { withAudit } from '../kit/audit.ts';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { createInvitation, invitationUrl } from '../staff/accept-invitation.ts';
import { findByEmail, insertStaff } from '../staff/queries.ts';
import { hasFactor } from '../staff/queries-factor.ts';
import { type Command, readArguments, UsageProblem } from './command.ts';

const usage = `npm run staff -- add <email> ["<name>"]   adds the first owner of the back-office, or makes a new link for an owner without a second factor
Prints the link, which is valid for 72 hours and can be used once. Everybody else is invited in the back-office, under Staff.`;

interface StaffCommandDeps {
  db: Db;
  publicUrl: string;
  now: Date;
}

/** `npm run staff`: creates the first owner's account. */
export const staffCommand: Command<StaffCommandDeps> = {
  usage,
  read: (args) => {
    const { positionals } = readArguments(args, { usage, count: [2, 3] });
    const [command, email = '', name = email.split('@', 1)[0] ?? ''] = positionals;
    if (command !== 'add') throw new UsageProblem(`"${command}" is not known here.`, usage);
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
      throw new UsageProblem(`"${email}" is no mail address.`, usage);
    return (deps) => addOwner(deps, { email, name });
  },
};

async function addOwner(
  { db, publicUrl, now }: StaffCommandDeps,
  { email, name }: { email: string; name: string },
): Promise<string> {
  const entry = { staffId: null, action: 'staff.add', resource: 'staff', recordId: email };
  const token = await withAudit(
    db,
    () => entry,
    async (db) => {
      const known = await findByEmail(db, email);
      if (known && (known.role !== 'OWNER' || (await hasFactor(db, known.id)))) return undefined;
      const staffId =
        known?.id ??
        (await insertStaff(db, { email, name, role: 'OWNER', language: 'ru', storeIds: [], now }));
      return staffId === undefined ? undefined : createInvitation(db, { staffId, now });
    },
  );
  if (token === undefined)
    throw new StopReason(
      exitCodes.failed,
      `${email} works here already: the link is for an owner without a second factor.`,
    );
  return `${email} opens this once, within 72 hours, and chooses a password:\n${invitationUrl(publicUrl, token)}`;
}
