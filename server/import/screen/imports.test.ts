import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '#database/connect.ts';
import type { ImportMappings, StaffImport } from '#contract/admin/system/import.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { bindMapping } from '../bind-mapping.ts';
import { checkMapping, type Mapping, parseMapping } from '../mapping.ts';
import { keepRunning, moveImport } from './queries-import.ts';
import { addRings, csvOf, importChecksum, ringMapping, ringRow, ringRows } from '../testing-import.ts';

let sale: Sale;
let browser: StaffBrowser;
let staffId: number;
beforeAll(async () => {
  sale = await testSale();
  await addRings(sale.parts.pool);
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  browser = await staff.enter('WAREHOUSE');
  const one = await sale.db.selectFrom('staff').select('id').where('role', '=', 'WAREHOUSE').execute();
  staffId = one[0]?.id ?? 0;
});
afterAll(() => sale.close());

const upload = (payload: Buffer | string, name = 'rings.csv') =>
  sale.app.inject({
    method: 'POST',
    url: `/api/admin/v1/imports?name=${encodeURIComponent(name)}`,
    headers: {
      ...Object.fromEntries(Object.entries(browser.headers).filter(([, value]) => value !== undefined)),
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(payload),
  });
const bring = async (rows: readonly object[]): Promise<StaffImport> => (await upload(csvOf(rows))).json();
const read = async (id: number): Promise<StaffImport> => (await browser.get(`imports/${id}`)).json();
const mapping = JSON.parse(JSON.stringify(checkMapping(ringMapping))) as object;
/** Runs the task to its end, as the worker does. */
async function work(id: number, task: 'try-import' | 'run-import', resumes = false): Promise<StaffImport> {
  for (let isResumed = resumes; ; isResumed = true) {
    await sale.runTask(task, { importId: id, staffId, isResumed });
    const found = await read(id);
    if (found.state !== 'TRYING' && found.state !== 'RUNNING') return found;
  }
}
async function tried(id: number): Promise<StaffImport> {
  const answer = await browser.post(`imports/${id}/preview`, { mapping });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return work(id, 'try-import');
}

describe('an import whose process has ended', () => {
  const moved = (db: Db, id: number, change: object) =>
    db.updateTable('imports').set(change).where('id', '=', id).execute();
  const longAgo = () => new Date(sale.parts.now().getTime() - 61_000);

  it('is stopped after a minute without progress, and can be resumed; a dry run can be started again', async () => {
    const [run, dry, alive] = [await bring([ringRow]), await bring([ringRow]), await bring([ringRow])];
    for (const { id } of [run, dry, alive]) await tried(id);
    await moved(sale.db, run.id, { import_state: 'RUNNING', moved_at: longAgo() });
    await moved(sale.db, dry.id, { import_state: 'TRYING', moved_at: longAgo() });
    await moved(sale.db, alive.id, { import_state: 'TRYING', moved_at: sale.parts.now() });
    await sale.runTask('stop-lost-imports');
    const states = await Promise.all([run, dry, alive].map(async ({ id }) => (await read(id)).state));
    expect(states).toEqual(['STOPPED', 'NEW', 'TRYING']);
  });

  it('keeps its result if it ends at the moment when it would be stopped', async () => {
    const { id } = await bring([ringRow]);
    await tried(id);
    await moved(sale.db, id, { import_state: 'RUNNING', moved_at: longAgo() });
    const stop = await sale.db.transaction().execute(async (db) => {
      await moved(db, id, { import_state: 'DONE', moved_at: sale.parts.now() });
      const stopping = sale.runTask('stop-lost-imports');
      await vi.waitFor(async () => expect(await countBlocked()).toBe(1));
      return { stopping };
    });
    await stop.stopping;
    expect((await read(id)).state).toBe('DONE');
  });
});

async function countBlocked(): Promise<number> {
  const { rows } =
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      sale.db,
    );
  return rows.length;
}

describe('an import of the staff', () => {
  it('is uploaded, mapped, tried without changing anything, and then does what the dry run showed', async () => {
    const first = await bring(ringRows(6));
    expect(first).toMatchObject({ state: 'NEW', fileName: 'rings.csv', allowedActions: ['TRY', 'DROP'] });
    expect(first.columns[0]).toEqual({ title: 'artikul', samples: ['T-1', 'T-1', 'T-1'] });
    expect(await tried(first.id)).toMatchObject({
      state: 'TRIED',
      counts: { new: 6 },
      tried: { newModels: 2 },
    });
    await browser.post(`imports/${first.id}/run`);
    expect(await work(first.id, 'run-import')).toMatchObject({
      state: 'DONE',
      counts: { new: 6, refused: 0 },
    });

    const dearer = ringRows(6).map((row, place) => (place < 2 ? { ...row, price: '1200000' } : row));
    const wrong = { ...ringRow, serial: '=HYPERLINK("x")' };
    const second = await bring([...dearer, wrong]);
    const before = await importChecksum(sale.parts.pool);
    const looked = await tried(second.id);
    expect(looked).toMatchObject({
      counts: { new: 0, changed: 2, unchanged: 4, refused: 1 },
      refusals: [{ code: 'BAD_FORM', count: 1 }],
      allowedActions: ['TRY', 'RUN', 'DROP'],
    });
    const changes = (await browser.get(`imports/${second.id}/changes`)).json();
    expect(changes.rows).toMatchObject([
      { line: 2, serialNumber: 'S-1', changes: [{ from: '1000000', to: '1200000' }] },
      { line: 3, serialNumber: 'S-2' },
    ]);
    const refusals = (await browser.get(`imports/${second.id}/refusals?code=BAD_FORM`)).json();
    expect(refusals.rows).toMatchObject([{ line: 8, field: 'serial', code: 'BAD_FORM' }]);
    await browser.post(`imports/${second.id}/run`);
    expect(await work(second.id, 'run-import')).toMatchObject({ state: 'DONE', counts: looked.counts });
    expect(await importChecksum(sale.parts.pool)).not.toBe(before);
    const report = (await browser.post(`imports/${second.id}/report`)).json<{ file: string }>();
    expect(Buffer.from(report.file, 'base64').toString('utf8')).toContain(
      `8;serial;"'=HYPERLINK(""x"")";BAD_FORM;`,
    );
  });

  it('stops between two batches when it is cancelled, and can be resumed there', async () => {
    const rows = ringRows(450, { price: '2000000' }).map((row) => ({ ...row, serial: `C-${row.serial}` }));
    const { id } = await bring(rows);
    await tried(id);
    await browser.post(`imports/${id}/run`);
    await browser.post(`imports/${id}/cancel`);
    const stopped = await work(id, 'run-import');
    expect(stopped).toMatchObject({
      state: 'STOPPED',
      position: 200,
      allowedActions: ['RESUME', 'TRY', 'DROP'],
    });
    await browser.post(`imports/${id}/resume`);
    expect(await work(id, 'run-import', true)).toMatchObject({
      state: 'DONE',
      counts: { new: 450 },
      position: 450,
    });
    const audited = await sale.db
      .selectFrom('audit_entries')
      .select('action')
      .where('resource', '=', 'import')
      .where('record_id', '=', String(id))
      .where('action', '=', 'imports.batch')
      .execute();
    expect(audited).toHaveLength(3);
  });

  it('refuses a file that is not a table, a mapping of other columns, and a second import at the same time', async () => {
    expect((await upload(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).json()).toMatchObject({
      code: 'IMPORT_FILE_WRONG',
    });
    const { id } = await bring(ringRows(1));
    const other = { ...mapping, piece: { serialNumber: { column: 'nowhere' } } };
    const refused = (await browser.post(`imports/${id}/preview`, { mapping: other })).json();
    expect(refused).toMatchObject({ code: 'IMPORT_MAPPING_WRONG' });
    expect(refused.facts.why).toContain('столбца «nowhere» нет');
    browser.headers['accept-language'] = 'uz';
    const inUzbek = (await browser.post(`imports/${id}/preview`, { mapping: other })).json();
    delete browser.headers['accept-language'];
    expect(inUzbek.facts.why).toContain('«nowhere» ustuni yoʻq');
    expect((await browser.post(`imports/${id}/run`)).json()).toMatchObject({ code: 'IMPORT_STATE_CONFLICT' });
    await tried(id);
    const second = await bring(ringRows(2));
    await tried(second.id);
    expect((await browser.post(`imports/${id}/run`)).statusCode).toBe(200);
    expect((await browser.post(`imports/${second.id}/run`)).json()).toMatchObject({ code: 'IMPORT_RUNNING' });
    await work(id, 'run-import');
    expect((await browser.delete(`imports/${id}`)).statusCode).toBe(204);
    expect((await browser.get(`imports/${id}`)).statusCode).toBe(404);
  });
});

describe('two imports started at the same moment', () => {
  it('do not both run: the second one is refused, and can be started after the first one', async () => {
    const [first, second] = [await bring(ringRows(1)), await bring(ringRows(2))];
    for (const { id } of [first, second]) await tried(id);
    const start = await sale.db.transaction().execute(async (db) => {
      await moveImport(db, { id: first.id, state: 'RUNNING', now: sale.parts.now() });
      const starting = browser.post(`imports/${second.id}/run`);
      await vi.waitFor(async () => expect(await countBlocked()).toBe(1));
      return { starting };
    });
    expect((await start.starting).json()).toMatchObject({ status: 409, code: 'IMPORT_RUNNING' });
    expect((await read(second.id)).state).toBe('TRIED');
    await work(first.id, 'run-import');
    expect((await browser.post(`imports/${second.id}/run`)).statusCode).toBe(200);
    expect(await work(second.id, 'run-import')).toMatchObject({ state: 'DONE' });
  });

  it('of which one was stopped: it does not go on while the other one is running', async () => {
    const [stopped, running] = [await bring(ringRows(1)), await bring(ringRows(2))];
    for (const { id } of [stopped, running]) await tried(id);
    const now = sale.parts.now();
    await moveImport(sale.db, { id: stopped.id, state: 'STOPPED', now });
    await browser.post(`imports/${running.id}/run`);
    expect(await keepRunning(sale.db, { id: stopped.id, runId: 0, now })).toBe(false);
    expect((await read(stopped.id)).state).toBe('STOPPED');
    await work(running.id, 'run-import');
  });
});

describe('mappings', () => {
  const saveMapping = (name: string, version: number, about: string = ringMapping.about) =>
    browser.post('import-mappings', { name, mapping: { ...mapping, about } }, version);
  const savedAs = ({ mappings }: ImportMappings, name: string) => mappings.find((one) => one.name === name);

  it('BO-19: are not overwritten by somebody who has not seen them, also if they were deleted and saved again', async () => {
    const first = savedAs((await saveMapping('Серьги', 0, 'первое')).json(), 'Серьги');
    const refused = (await saveMapping('серьги ', 0, 'второе')).json();
    expect(refused).toMatchObject({ code: 'VERSION_CONFLICT', facts: { changedBy: expect.any(String) } });
    const second = savedAs((await saveMapping('Серьги', first?.version ?? 0, 'второе')).json(), 'Серьги');
    expect(second).toMatchObject({ id: first?.id, mapping: { about: 'второе' } });
    await browser.delete(`import-mappings/${second?.id}`, second?.version);
    await saveMapping('Серьги', 0, 'третье');
    expect((await saveMapping('Серьги', second?.version ?? 0)).statusCode).toBe(412);
    const now = savedAs((await browser.get('import-mappings')).json(), 'Серьги');
    expect(now).toMatchObject({ mapping: { about: 'третье' } });
    await browser.delete(`import-mappings/${now?.id}`, now?.version);
    const answers = await Promise.all([1, 2, 3, 4].map((nth) => saveMapping('Браслеты', 0, `№ ${nth}`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([
      200, 412, 412, 412,
    ]);
    const made = savedAs((await browser.get('import-mappings')).json(), 'Браслеты');
    await browser.delete(`import-mappings/${made?.id}`, made?.version);
  });

  it('BO-52: those of docs/import can be edited on the screen without losing anything', async () => {
    const { mappings } = (await browser.get('import-mappings')).json<ImportMappings>();
    for (const name of ['jewelry', 'diamonds']) {
      const file = path.join(import.meta.dirname, `../../../docs/import/${name}.json`);
      const ofFile = parseMapping(readFileSync(file, 'utf8'));
      const ofScreen = mappings.find((one) => one.id === null && one.name === name)?.mapping;
      expect(checkMapping(ofScreen)).toEqual(ofFile);
    }
  });

  it('BO-52: the template is recognized by its mapping, and results in the same plan', async () => {
    const template = readFileSync(path.join(import.meta.dirname, '../../../docs/import/template.csv'));
    const guessed = (await upload(template, 'template.csv')).json<StaffImport>();
    const file = path.join(import.meta.dirname, '../../../docs/import/jewelry.json');
    expect(guessed.isGuessed).toBe(true);
    const header = guessed.columns.map(({ title }) => title);
    const [ofScreen, ofFile] = [checkMapping(guessed.mapping), parseMapping(readFileSync(file, 'utf8'))];
    expect(bindMapping(ofScreen, header)).toEqual(bindMapping(ofFile, header));
    const written = (mapping: Mapping) => inspect(bindMapping(mapping, header), { depth: null });
    expect(written(ofScreen)).toBe(written(ofFile));
    await browser.post(`imports/${guessed.id}/preview`, { mapping: guessed.mapping });
    expect(await work(guessed.id, 'try-import')).toMatchObject({
      state: 'TRIED',
      counts: { new: 2, refused: 0 },
    });
  });

  it('can be saved under a name, are used for the next file with these columns, and can be deleted', async () => {
    const saved = (await saveMapping('Кольца', 0)).json<ImportMappings>();
    const mine = saved.mappings.find(({ name }) => name === 'Кольца');
    expect(mine?.mapping).toEqual(mapping);
    expect((await bring(ringRows(1))).mapping).toEqual(mapping);
    const dropped = await browser.delete(`import-mappings/${mine?.id}`, mine?.version);
    expect(dropped.json<ImportMappings>().mappings.map(({ name }) => name)).toEqual(['jewelry', 'diamonds']);
  });
});
