import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '#contract/admin/system/task.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { shopTasks } from '#server/tasks.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import words from '#texts/ru/bo-system.json' with { type: 'json' };
import { scheduledTasks } from './scheduled-tasks.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

/** A job that has failed the given number of times; the maximum is 25. */
async function failing(task: string, attempts: number): Promise<number> {
  await enqueue(sale.db, {
    task,
    payload: { id: 1, phone: '+998901112233' },
    key: `test ${task} ${attempts}`,
  });
  const { rows } = await sql<{ id: number }>`
    update graphile_worker._private_jobs set attempts = ${attempts},
      last_error = 'no answer for +998901112233 and sitora@example.uz'
    where key = ${`test ${task} ${attempts}`} returning id`.execute(sale.db);
  return rows[0]?.id ?? 0;
}
const rowOf = async (by: StaffBrowser, id: number): Promise<Task | undefined> =>
  (await by.get('tasks?size=200')).json<{ rows: Task[] }>().rows.find((row) => row.id === id);

describe('background tasks', () => {
  it('are shown with state, attempts and error, without contacts', async () => {
    const id = await failing('send-staff-invitation', 25);
    const by = await staff.enter('OWNER');
    const answer = await by.get('tasks?state=FAILED');
    expect(answer.body).not.toContain('901112233');
    expect(answer.body).not.toContain('sitora');
    expect(answer.json<{ rows: Task[] }>().rows).toMatchObject([
      { id, state: 'FAILED', attempts: 25, maxAttempts: 25, allowedActions: ['RETRY', 'CANCEL'] },
    ]);
  });

  it('can be retried from the first attempt on', async () => {
    const id = await failing('send-staff-message', 25);
    const by = await staff.enter('SUPPORT');
    expect((await by.post(`tasks/${id}/retry`)).statusCode).toBe(200);
    expect(await rowOf(by, id)).toMatchObject({
      state: 'WAITING',
      attempts: 0,
      runAt: sale.parts.now().toISOString(),
    });
  });

  it('can be cancelled if they run on a schedule or have failed permanently; others cannot', async () => {
    const by = await staff.enter('MANAGER');
    const swept = await failing('forget-carts', 3);
    const sending = await failing('tell-stock-alert', 3);
    expect((await rowOf(by, sending))?.allowedActions).toEqual(['RETRY']);
    expect((await by.delete(`tasks/${sending}`)).json()).toMatchObject({ code: 'JOB_OVER' });
    expect((await by.delete(`tasks/${swept}`)).statusCode).toBe(200);
    expect(await rowOf(by, swept)).toBeUndefined();
    expect((await by.delete(`tasks/${swept}`)).statusCode).toBe(404);
  });

  it('that are running cannot be changed', async () => {
    const id = await failing('forget-logins', 1);
    await sql`
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another' where id = ${id}`.execute(
      sale.db,
    );
    const by = await staff.enter('OWNER');
    expect(await rowOf(by, id)).toMatchObject({ state: 'RUNNING', allowedActions: [] });
    expect((await by.post(`tasks/${id}/retry`)).json()).toMatchObject({ code: 'JOB_OVER' });
    expect((await by.delete(`tasks/${id}`)).json()).toMatchObject({ code: 'JOB_OVER' });
  });

  it('belong to no store: a seller sees none', async () => {
    const id = await failing('forget-logins', 2);
    const by = await staff.enter('SELLER');
    expect((await by.get('tasks')).json()).toMatchObject({ rows: [], count: { value: 0 } });
    expect((await by.post(`tasks/${id}/retry`)).statusCode).toBe(404);
  });

  it('have texts, each of them, and those that can be cancelled are exactly the scheduled ones', () => {
    const features = shopTasks(sale.parts);
    const names = features.flatMap(({ tasks }) => Object.keys(tasks));
    expect(Object.keys(words.task.kind).sort()).toEqual(names.sort());
    const byClock = features.flatMap(({ crons = [] }) => crons.map(({ task }) => task));
    expect([...scheduledTasks].sort()).toEqual(byClock.sort());
  });
});
