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
  // like the owner of a hosted database, who can create pg_trgm but does not own it
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

it('an ordinary database owner can set a shop aside, create another one, and restore the first if that fails', async () => {
  await setAside(owner.pool);
  await migrate(owner.pool, await readMigrations());
  expect(await rowsOfBefore()).toBe(0);
  await putBack(owner.pool);
  expect(await rowsOfBefore()).toBe(1);
  expect(await schemasLeft()).toBe(0);
  // everything is unchanged: no migration is pending, and functions find what they refer to
  expect(await migrate(owner.pool, await readMigrations())).toEqual([]);
  await owner.pool.query(`select show_trgm('кольцо')`);
});

it('after a successful restore the shop set aside is gone', async () => {
  await setAside(owner.pool);
  await migrate(owner.pool, await readMigrations());
  await forgetAside(owner.pool);
  expect(await rowsOfBefore()).toBe(0);
  expect(await schemasLeft()).toBe(0);
});
