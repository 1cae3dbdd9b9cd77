// The commands db:migrate, db:seed, db:reset, db:backup, db:restore and db:types of package.json.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connect, type Connected } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { roleOf } from '#database/external.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { seedIfEmpty } from '#database/seed/seed-if-empty.ts';
import { grantToServing } from '#database/serving/grant-to-serving.ts';
import { readArguments, readOrExit, UsageProblem } from '#server/cli/command.ts';
import { confirm } from '#server/cli/confirm.ts';
import type { Config } from '#server/config/config.ts';
import { prepareJobs } from '#server/kit/jobs.ts';
import { backUpShop } from '#server/start/backup/back-up-shop.ts';
import { environment } from '#server/start/process/environment.ts';
import { restoreShop } from '#server/start/backup/restore-shop.ts';
import { requireShopKind } from '#server/start/shop-kind.ts';
import { exitCodes } from '#server/start/process/stop-reason.ts';
import { describeDatabase } from './db-types.ts';
import { printResult } from '../commands/run-command.ts';
import { withOpenedShop, withShopDatabase } from '../commands/shop-database.ts';

type Work = () => Promise<string>;

const usages = {
  migrate:
    'npm run db:migrate: applies pending migrations; with DATABASE_OWNER_URL it also grants the user of DATABASE_URL its rights.',
  seed: `npm run db:seed: applies migrations, and fills an empty shop with the demo.
  npm run db:seed -- --demo    also the database of DATABASE_URL`,
  reset: `npm run db:reset: drops all tables of the shop, and fills the demo again.
  npm run db:reset             asks for confirmation
  npm run db:reset -- --yes    does not ask
  --demo                       also the database of DATABASE_URL; never that of a real shop`,
  backup: `npm run db:backup: backs up the rows and files of the shop to a new folder; the shop may be running (docs/runbooks/backup.md).
  npm run db:backup                  into DATA_DIR/backups/<now>
  npm run db:backup -- <folder>`,
  restore: `npm run db:restore: restores a backup to the database and DATA_DIR; the shop must not be running (docs/runbooks/backup.md).
  npm run db:restore -- <folder>                      into an empty shop
  npm run db:restore -- <folder> --replace [--yes]    replaces the existing shop; asks for confirmation, unless --yes`,
  types: 'npm run db:types: writes database/schema.ts from the migrations.',
};
type Name = keyof typeof usages;

const commands: Record<Name, (args: readonly string[]) => Work> = {
  migrate: (args) => {
    readArguments(args, { usage: usages.migrate });
    return () => withShopDatabase(migrateAll);
  },
  seed: (args) => {
    const { demo = false } = readArguments(args, { usage: usages.seed, options: demoOption }).values;
    return () => withDemoDatabase(demo, seed);
  },
  reset: readReset,
  backup: readBackup,
  restore: readRestore,
  types: (args) => {
    readArguments(args, { usage: usages.types });
    return writeTypes;
  },
};

async function migrateAll({ pool }: Connected, { secrets }: Config): Promise<string> {
  const applied = await migrate(pool, await readMigrations());
  if (secrets.databaseOwnerUrl !== undefined) {
    await prepareJobs(pool);
    await grantToServing(pool, await roleOf({ connectionString: secrets.databaseUrl }));
  }
  return applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`;
}

async function seed(database: Connected, config: Config): Promise<string> {
  await migrateAll(database, config);
  const isFilled = await seedIfEmpty(database.pool);
  return isFilled
    ? 'The demo shop is filled.'
    : 'The shop has products already: npm run db:reset empties it.';
}

function readReset(args: readonly string[]): Work {
  const usage = usages.reset;
  const { yes = false, demo = false } = readArguments(args, {
    usage,
    options: { yes: { type: 'boolean' }, ...demoOption },
  }).values;
  return async () => {
    const what = 'This permanently deletes all products, orders and customers of the shop.';
    await confirm(what, { isConfirmed: yes, usage });
    return withDemoDatabase(demo, async (database, config) => {
      await database.pool.query(
        'drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public',
      );
      return seed(database, config);
    });
  };
}

const demoOption = { demo: { type: 'boolean' } } as const;

/**
 * Opens the database if the demo is allowed in it: the embedded one, or with `--demo` that of DATABASE_URL, but never that of a real shop.
 */
function withDemoDatabase(
  isGiven: boolean,
  fill: (database: Connected, config: Config) => Promise<string>,
): Promise<string> {
  return withShopDatabase(async (database, config) => {
    if (config.secrets.databaseUrl !== undefined && !isGiven)
      throw new UsageProblem(
        'The demo is put into the database of DATABASE_URL only with --demo.',
        usages.seed,
      );
    await requireShopKind(database.pool, 'demo');
    return fill(database, config);
  });
}

/** The shop may be running. */
function readBackup(args: readonly string[]): Work {
  const [name] = readArguments(args, { usage: usages.backup, count: [0, 1] }).positionals;
  return () =>
    withOpenedShop(({ pool }, config) => {
      const defaultFolder = path.join(
        config.dataDir,
        'backups',
        new Date().toISOString().replaceAll(':', '-'),
      );
      return backUpShop({ pool, config }, name === undefined ? defaultFolder : fromCaller(name));
    });
}

function readRestore(args: readonly string[]): Work {
  const usage = usages.restore;
  const options = { replace: { type: 'boolean' }, yes: { type: 'boolean' } } as const;
  const { positionals, values } = readArguments(args, { usage, options, count: [1, 1] });
  const { replace = false, yes = false } = values;
  return async () => {
    const what = 'This deletes the shop that is there, and restores the backup in its place.';
    if (replace) await confirm(what, { isConfirmed: yes, usage });
    return withShopDatabase(async (database, config) => {
      const folder = fromCaller(positionals[0] ?? '');
      const target = { folder, ifThereIsOne: replace ? 'replace' : 'refuse' } as const;
      const { report, isSound } = await restoreShop({ database, config }, target);
      if (!isSound) process.exitCode = exitCodes.failed;
      return report;
    });
  };
}

/** npm runs its scripts in the shop's own folder, but paths are relative to the folder of the person who runs them. */
function fromCaller(name: string): string {
  return path.resolve(environment['INIT_CWD'] ?? process.cwd(), name);
}

async function writeTypes(): Promise<string> {
  const server = await startEmbedded({ folder: throwAway });
  const { pool, close } = connect(server.connection);
  try {
    await migrate(pool, await readMigrations());
    await writeFile(
      path.join(import.meta.dirname, '..', '..', 'database', 'schema.ts'),
      await describeDatabase(pool),
    );
    return 'Wrote database/schema.ts.';
  } finally {
    await close();
    await server.stop();
  }
}

const isName = (word: string | undefined): word is Name => word !== undefined && word in usages;

const name = process.argv[2];
const usage = isName(name) ? usages[name] : Object.values(usages).join('\n');
const work = readOrExit(usage, ([first, ...args]) => {
  if (!isName(first)) throw new UsageProblem(`"${first ?? ''}" is not known here.`, usage);
  return commands[first](args);
});
await printResult(work);
