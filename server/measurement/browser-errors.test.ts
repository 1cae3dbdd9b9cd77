import { describe, expect, it, onTestFinished } from 'vitest';
import { testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';

const error = {
  message: "TypeError: cannot read 'x' of https://zarona.uz/order/Z-1?token=secret",
  stack:
    'TypeError: typed +998 93 123 45 67\n    at open (https://zarona.uz/assets/page-a1.js?v=2:1:240)\n    at run (https://zarona.uz/assets/b.js:2:1)',
  path: '/order/Z-20260408123',
};

/** A shop without a report sink, and its log lines about browser errors. */
async function openShop(environment: Record<string, string> = {}) {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void (line.includes('browser-error') && lines.push(line)) };
  const sale = await testSale({ environment: { LOG_LEVEL: 'warn', ...environment }, logTo });
  onTestFinished(() => sale.close());
  const by = shopper(sale.app);
  const sendReport = (payload: unknown) =>
    by.send({
      method: 'POST',
      url: '/api/v1/measurement/reports',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify(payload),
    });
  return { sale, sendReport, lines };
}

describe('an error in a browser', () => {
  it('is written to the shop’s log without consent, and without anything that may identify a person', async () => {
    const { sendReport, lines } = await openShop();
    expect((await sendReport(error)).statusCode).toBe(204);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'browser-error',
      browserMessage: "TypeError: cannot read 'x' of https://zarona.uz/order/Z-1",
      browserStack: [
        'at open (https://zarona.uz/assets/page-a1.js:1:240)',
        'at run (https://zarona.uz/assets/b.js:2:1)',
      ],
      path: '/order/Z-…',
    });
    expect(lines[0]).not.toMatch(/secret|\+998|998\D?93|45\D?67/);
  });

  it('on the page of a shopper’s request does not reveal the key in its address', async () => {
    const { sendReport, lines } = await openShop();
    const page = 'https://zarona.uz/uz/requests/notify/12-abcdefghijklmnopqrstuv';
    const reported = { message: `Error: ${page} failed`, stack: `at run (${page}:30:4)` };
    await sendReport({ ...reported, path: new URL(page).pathname });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      browserStack: ['at run (https://zarona.uz/uz/requests/notify/…:30:4)'],
      path: '/uz/requests/notify/…',
    });
    expect(lines[0]).not.toContain('abcdefgh');
  });

  it('is written to the log also when a sink is configured, if the shopper did not consent to it', async () => {
    const { sendReport, lines } = await openShop({ SENTRY_DSN: 'https://abc@errors.example/1' });
    expect((await sendReport(error)).statusCode).toBe(204);
    expect(lines).toHaveLength(1);
  });

  it('of a browser extension, or in another format, is ignored', async () => {
    const { sendReport, lines } = await openShop();
    expect((await sendReport({ ...error, stack: 'at a (chrome-extension://ab/c.js:1:1)' })).statusCode).toBe(
      204,
    );
    expect((await sendReport({ ...error, user: 'me' })).statusCode).toBe(403);
    expect((await sendReport({ ...error, stack: 'a'.repeat(3001) })).statusCode).toBe(403);
    expect(lines).toEqual([]);
  });

  it('does not flood the log: sixty a minute are written', async () => {
    const { sale, sendReport, lines } = await openShop();
    for (let count = 0; count < 62; count += 1) await sendReport(error);
    expect(lines).toHaveLength(60);
    sale.turnClock(1);
    await sendReport(error);
    expect(lines).toHaveLength(61);
  });
});
