import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#database/connect.ts';
import type { CodeDeps } from './auth/send-code.ts';
import type { Config } from './config.ts';
import type { Users } from './kit/session.ts';
import { codeDeps } from './start/join-accounts.ts';

interface Parts {
  config: Config;
  db: Db;
  users: Users;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** What the functions of all operations work with, made once a process. */
export interface Deps extends CodeDeps {
  users: Users;
  now: () => Date;
}

export function createDeps({ config, db, users, log, now }: Parts): Deps {
  return { ...codeDeps({ db, config }, log), users, now };
}
