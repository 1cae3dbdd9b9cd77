import { describe, expect, it } from 'vitest';
import { demoDatabase, today } from '../testing-demo.ts';

const { values, count, fill } = demoDatabase();

describe('the demo’s sessions of 90 days', () => {
  it('are 40,000 events before today, written once', async () => {
    expect(await count('measured_events')).toBe(40_000);
    expect(await count(`measured_events where day >= '${today}' or day < '${today}'::date - 91`)).toBe(0);
    await fill();
    expect(await count('measured_events')).toBe(40_000);
  });

  it('do not affect lists, because their sessions are not signed', async () => {
    expect(await count(`measured_events where network is distinct from ''`)).toBe(0);
  });

  it('are from phones and desktops, in three languages, from several places', async () => {
    const kinds = await values<string>(
      `select distinct context ->> 'device_class' as value from measured_events order by 1`,
    );
    expect(kinds).toEqual(['desktop', 'phone', 'tablet']);
    expect(await values(`select distinct language as value from measured_events order by 1`)).toEqual([
      'en',
      'ru',
      'uz',
    ]);
    const sources = await values<string>(
      `select distinct context #>> '{first_touch,source}' as value from measured_events order by 1`,
    );
    expect(sources).toContain('telegram');
    expect(sources).toContain(null);
  });

  it('include searches, some of which found nothing', async () => {
    const searches = await count(`measured_events where name = 'search'`);
    const empty = await count(`measured_events where name = 'search' and (extra ->> 'results')::integer = 0`);
    expect(searches).toBeGreaterThan(300);
    expect(empty / searches).toBeGreaterThan(0.1);
    expect(empty / searches).toBeLessThan(0.45);
    expect(await count(`measured_events where name = 'zr_zero_results'`)).toBeGreaterThanOrEqual(empty);
  });

  it('decrease from step to step, and end in orders of the site', async () => {
    const steps = ['view_item', 'zr_size_select', 'add_to_cart', 'begin_checkout'];
    const sessions = await Promise.all(
      steps.map((name) =>
        count(`(select distinct session_id from measured_events where name = '${name}') s`),
      ),
    );
    expect(sessions).toEqual(sessions.toSorted((one, other) => other - one));
    const orders = await count('measured_orders');
    expect(orders).toBeGreaterThan(50);
    expect(orders).toBeLessThan(sessions.at(-1) ?? 0);
    expect(
      await count(`measured_orders m join orders o on o.id = m.order_id where o.channel <> 'SITE'`),
    ).toBe(0);
    // its session came before it
    expect(
      await count(`measured_orders m join orders o on o.id = m.order_id where o.created_at < (
        select max(e.at) from measured_events e where e.session_id = m.session_id)`),
    ).toBe(0);
  });
});
