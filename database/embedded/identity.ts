import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, copyBinaries } from './binaries.ts';
import { DatabaseProblem } from '../problems.ts';

/**
 * The system account that runs PostgreSQL's programs, which refuse to run as root. `prefix` is put in front of a command; `owner` owns the
 * data folder.
 */
export interface Identity {
  name: string;
  prefix: string[];
  account: { uid: number; gid: number } | undefined;
  owner: { uid: number; gid: number } | undefined;
}

const self: Identity = { name: 'this user', prefix: [], account: undefined, owner: undefined };

/**
 * Returns the first identity under which PostgreSQL can actually start with its data next to `parent`, and the programs to start. An
 * ordinary user runs it as itself. Root runs it as `postgres` or `nobody` if they can enter the folders, otherwise as a user in a user
 * namespace (for a project in /root). Without namespaces, as in most containers, `postgres` or `nobody` run a copy of the programs next to
 * the data.
 */
export function chooseIdentity(
  binaries: Binaries,
  parent: string,
  candidates: Identity[] = process.getuid?.() === 0 ? rootCandidates() : [self],
): { identity: Identity; binaries: Binaries } {
  const attempts: string[] = [];
  for (const identity of candidates) {
    const failure = tryIdentity(identity, binaries, parent);
    if (failure === '') return { identity, binaries };
    attempts.push(`as ${identity.name}: ${failure}`);
  }
  const guest = candidates.find((identity) => identity.account !== undefined && mayEnter(identity, parent));
  if (guest !== undefined) {
    const copy = copyBinaries(binaries, parent);
    const failure = tryIdentity(guest, copy, parent);
    if (failure === '') return { identity: guest, binaries: copy };
    attempts.push(`as ${guest.name}, from a copy: ${failure}`);
  }
  const sentence = `The embedded PostgreSQL cannot run here (${attempts.join('; ')}). It refuses to be root, and no other user may enter ${parent}: set DATA_DIR to a folder that every user may enter, as in DATA_DIR=/var/lib/zarona npm start, or DATABASE_URL to a server.`;
  throw new DatabaseProblem('NO_BINARIES', sentence);
}

export function rootCandidates(): Identity[] {
  const accounts = ['postgres', 'nobody'].flatMap((name) => {
    const account = systemAccount(name);
    return account ? [{ name: `user ${name}`, prefix: [], account, owner: account }] : [];
  });
  // in a namespace without a mapping root is shown as "nobody", while its files still belong to root
  const namespace = {
    name: 'root in a user namespace',
    prefix: ['unshare', '-U'],
    account: undefined,
    owner: { uid: 0, gid: 0 },
  };
  return [...accounts, namespace];
}

function systemAccount(name: string): { uid: number; gid: number } | undefined {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((line) => line[0] === name);
  return fields === undefined ? undefined : { uid: Number(fields[2]), gid: Number(fields[3]) };
}

function mayEnter({ account }: Identity, folder: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...account,
    cwd: '/',
    timeout: 10_000,
  });
  return result.status === 0;
}

/**
 * A trial start is more reliable than reading permission bits: it also detects access lists, missing capabilities and missing libraries.
 */
function tryIdentity(identity: Identity, binaries: Binaries, parent: string): string {
  if (process.platform === 'win32') return '';
  const [command = '', ...args]: string[] = [
    ...identity.prefix,
    '/bin/sh',
    '-c',
    'cd "$1" && exec "$2" --version',
    'sh',
    parent,
    binaries.program('postgres'),
  ];
  const result = spawnSync(command, args, {
    ...identity.account,
    cwd: '/',
    env: { ...process.env, ...binaries.environment },
    encoding: 'utf8',
    timeout: 10_000,
  });
  if (result.status === 0) return '';
  return result.error?.message ?? (result.stderr.trim() || `exit code ${result.status}`);
}

/** Makes the identity the owner of the folder and its contents, for a shop that was first started by another user and now by root. */
export function takeOwnership(folder: string, identity: Identity): void {
  const found = statSync(folder).uid;
  if (identity.owner === undefined) {
    if (process.getuid !== undefined && found !== process.getuid()) {
      throw new DatabaseProblem(
        'FOLDER_UNUSABLE',
        `The data folder ${folder} belongs to another user: start as that user, or choose another with DATA_DIR.`,
      );
    }
    return;
  }
  if (found === identity.owner.uid) return;
  const { uid, gid } = identity.owner;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(folder, entry), uid, gid);
  chownSync(folder, uid, gid);
}
