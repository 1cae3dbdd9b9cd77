import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Connected, connect } from '../connect.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { administer, toDatabase } from '../testing-server.ts';
import { forgetAside, putBack, setAside } from './set-aside.ts';

const server = inject('databaseServer');
const name = `${server.prefix}${randomBytes(6).toString('hex')}`;
let owner: Connected;

beforeAll(async () => {
  await administer(server, async (client) => {
    await client.query(`create role ${name}`);
    await client.query(`create database ${name} owner ${name}`);
  });
  // as the owner of a database on somebody's server, who may create pg_trgm and owns nothing of it
  owner = connect({ ...toDatabase(server.connection, name), options: `-c role=${name}` });
  await migrate(owner.pool, await readMigrations());
  await owner.pool.query(
    `insert into regions (id, soato, name, position) values ('of-before', '1717', '{"uz":"a","ru":"b","en":""}', 1)`,
  );
}, 60_000);
afterAll(async () => {
  await owner.close();
  await administer(server, async (client) => {
    await client.query(`drop database ${name} with (force)`);
    await client.query(`drop role ${name}`);
  });
});

const rowsOfBefore = async () =>
  (await owner.pool.query(`select from regions where id = 'of-before'`)).rowCount;
const schemasLeft = async () =>
  (await owner.pool.query(`select from pg_namespace where nspname ~ 'restore$'`)).rowCount;

it('an ordinary owner of a database lays a shop aside, makes another, and has the first back when that fails', async () => {
  await setAside(owner.pool);
  await migrate(owner.pool, await readMigrations());
  expect(await rowsOfBefore()).toBe(0);
  await putBack(owner.pool);
  expect(await rowsOfBefore()).toBe(1);
  expect(await schemasLeft()).toBe(0);
  // all of it is as it was: nothing is left to migrate, and its functions find what they refer to
  expect(await migrate(owner.pool, await readMigrations())).toEqual([]);
  await owner.pool.query(`select show_trgm('кольцо')`);
});

it('when another stands, what lay aside is gone', async () => {
  await setAside(owner.pool);
  await migrate(owner.pool, await readMigrations());
  await forgetAside(owner.pool);
  expect(await rowsOfBefore()).toBe(0);
  expect(await schemasLeft()).toBe(0);
});
