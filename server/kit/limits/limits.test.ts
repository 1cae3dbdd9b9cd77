import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { forgetLimitEvents, type Limit, releaseLimits, consumeLimits, tryConsumeLimits } from './limits.ts';
import { limitHits } from './limit-hits.ts';
import { Refusal } from '../refusal.ts';

let database: TestDatabase;
let deps: { db: Db; secret: string };
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

beforeAll(async () => {
  database = await testDatabase();
  deps = { db: database.db, secret: 'a-secret-for-tests-only-0123456789' };
});
afterAll(() => database.close());

const waitOf = (turn: Promise<unknown>): Promise<unknown> =>
  turn.then(
    () => 0,
    (error: unknown) => (error instanceof Refusal ? error.facts?.['retryAfterSeconds'] : error),
  );

describe('a limit', () => {
  it('allows its number of calls and then returns how long to wait', async () => {
    const limits: Limit[] = [{ name: null, subject: 'two a minute', max: 2, perMs: minuteMs }];
    const turn = (seconds: number) => waitOf(consumeLimits(deps, { limits, now: after(seconds) }));
    expect([await turn(0), await turn(20), await turn(30), await turn(59)]).toEqual([0, 0, 30, 1]);
    expect([await turn(60), await turn(61)]).toEqual([0, 19]);
  });

  it('is counted for /metrics under its name each time it is reached', async () => {
    const limits: Limit[] = [{ name: 'ORDER_DIGITS', subject: 'counted', max: 1, perMs: minuteMs }];
    const counts: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      await tryConsumeLimits(deps, { limits, now: noon });
      counts.push(limitHits().get('ORDER_DIGITS') ?? 0);
    }
    const [first = 0] = counts;
    expect(counts).toEqual([first, first + 1, first + 2]);
  });

  it('returns when the next turn is possible', async () => {
    const limits: Limit[] = [{ name: null, subject: 'one a minute', max: 1, perMs: minuteMs }];
    expect(await consumeLimits(deps, { limits, now: noon })).toBe(minuteMs);
  });

  it('allows exactly its number of 50 concurrent calls', async () => {
    const limits: Limit[] = [{ name: null, subject: 'a crowd', max: 7, perMs: minuteMs }];
    const turns = await Promise.all(
      Array.from({ length: 50 }, () => waitOf(consumeLimits(deps, { limits, now: noon }))),
    );
    expect(turns.filter((wait) => wait === 0)).toHaveLength(7);
    expect(turns.filter((wait) => wait === 60)).toHaveLength(43);
  });

  it('with several subjects counts none if one is reached, and never deadlocks', async () => {
    const one: Limit = { name: null, subject: 'one phone', max: 5, perMs: minuteMs };
    const other: Limit = { name: null, subject: 'one address', max: 100, perMs: minuteMs };
    const turns = await Promise.all(
      Array.from({ length: 50 }, (_each, index) =>
        waitOf(consumeLimits(deps, { limits: index % 2 === 0 ? [one, other] : [other, one], now: noon })),
      ),
    );
    expect(turns.filter((wait) => wait === 0)).toHaveLength(5);
    const left = await Promise.all(
      Array.from({ length: 96 }, () => tryConsumeLimits(deps, { limits: [other], now: noon })),
    );
    expect(left.filter(({ ok }) => ok)).toHaveLength(95);
  });

  it('with several windows of one subject counts an event once', async () => {
    const windows = [
      { max: 1, perMs: minuteMs },
      { max: 3, perMs: 60 * minuteMs },
    ];
    const limits = windows.map((window) => ({ name: null, subject: 'a phone', ...window }));
    const turn = (seconds: number) => waitOf(consumeLimits(deps, { limits, now: after(seconds) }));
    expect([await turn(0), await turn(60), await turn(90), await turn(120)]).toEqual([0, 0, 30, 0]);
    expect(await turn(180)).toBe(3600 - 180);
  });

  it('can return a turn that had no effect, and only that turn', async () => {
    const limits: Limit[] = [{ name: null, subject: 'a failed SMS', max: 2, perMs: minuteMs }];
    await consumeLimits(deps, { limits, now: noon });
    await consumeLimits(deps, { limits, now: noon });
    await releaseLimits(deps, { limits, now: noon });
    expect(await waitOf(consumeLimits(deps, { limits, now: noon }))).toBe(0);
    expect(await waitOf(consumeLimits(deps, { limits, now: noon }))).toBe(60);
  });

  it('stores no phone, only a value that cannot be converted back to one', async () => {
    await consumeLimits(deps, {
      limits: [{ name: null, subject: 'otp:+998901234567', max: 1, perMs: 1 }],
      now: noon,
    });
    const rows = await database.db.selectFrom('limit_events').select('subject').execute();
    expect(rows.every(({ subject }) => subject.length === 32)).toBe(true);
    expect(rows.map(({ subject }) => subject.toString('latin1')).join('')).not.toContain('9989');
  });

  it('deletes events outside every window', async () => {
    const limits: Limit[] = [{ name: null, subject: 'long ago', max: 1, perMs: minuteMs }];
    await consumeLimits(deps, { limits, now: after(-3600) });
    expect(await forgetLimitEvents(database.db, after(-1800))).toBe(1);
  });
});
