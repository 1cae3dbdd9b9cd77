import { randomBytes } from 'node:crypto';
import type { PoolConfig } from 'pg';
import { inject } from 'vitest';
import { grantToServing } from './grant-to-serving.ts';
import type { TestDatabase } from '../testing.ts';
import { administer } from '../testing-server.ts';

export interface ServingRole {
  role: string;
  connection: PoolConfig;
  /** To be called after its database was removed. */
  drop: () => Promise<void>;
}

/** Creates a role without any rights, and returns how it connects to this database. */
export async function addRole({ connection }: TestDatabase): Promise<ServingRole> {
  const server = inject('databaseServer');
  const role = `serving_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  await administer(server, (client) => client.query(`create role ${role} login password '${password}'`));
  const drop = async () => {
    await administer(server, (client) => client.query(`drop role ${role}`));
  };
  return { role, connection: { ...connection, ...userOf({ connection, role, password }) }, drop };
}

function userOf({
  connection: { connectionString },
  role,
  password,
}: {
  connection: PoolConfig;
  role: string;
  password: string;
}): PoolConfig {
  if (connectionString === undefined) return { user: role, password };
  const url = new URL(connectionString);
  Object.assign(url, { username: role, password });
  return { connectionString: url.href };
}

/** Adds the role of a start with DATABASE_OWNER_URL: it serves the shop and owns nothing. */
export async function addServingRole(database: TestDatabase): Promise<ServingRole> {
  const added = await addRole(database);
  await grantToServing(database.pool, added.role);
  return added;
}
