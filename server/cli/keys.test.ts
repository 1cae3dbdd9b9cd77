import { afterAll, beforeAll, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { openToken } from '../card/card-token.ts';
import { bank, verifiedCard } from '../card/testing-card.ts';
import { createSealer, sealHeader } from '../kit/crypto/sealing.ts';
import { openHandoverCode, renewHandoverCode } from '../order/access/hand-over-code.ts';
import { buy } from '../order/testing-orders.ts';
import { contactHmac } from '../request/contact-hmac.ts';
import { isMuted, muteContact } from '../request/stock-alerts/queries-muted.ts';
import { totpCode, totpStep } from '../staff/totp.ts';
import { loggedIn, testSecret } from '../testing-accounts.ts';
import { type Sale, testSale } from '../testing-sale.ts';
import { staffBrowser } from '../testing-staff.ts';
import { openWebhookSecret } from '../webhook/webhook-secret.ts';
import { keysCommand } from './keys.ts';
import { staffCommand } from './staff.ts';

const next = 'the-next-secret-of-the-shop-0123456789';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

const reseal = (secret: string, before: string | undefined) =>
  keysCommand.read(['reseal'])({ db: sale.db, secret, before });

/** Creates a card, a hand-over code, and a staff member with an authenticator app, all encrypted with the shop's first secret. */
async function sealSome() {
  const user = await loggedIn(sale);
  const card = await verifiedCard(sale, user, bank.humo);
  const { order } = await buy(sale);
  const { id: orderId } = await sale.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  await renewHandoverCode(sale.db, { secret: testSecret, orderId });
  const { config, now } = sale.parts;
  const invited = await staffCommand.read(['add', 'owner@shop.uz', 'Nodira'])({
    db: sale.db,
    publicUrl: config.publicUrl,
    now: now(),
  });
  const [, token] = /invitation#([\w-]{43})$/.exec(invited) ?? [];
  const browser = staffBrowser(sale.app, '10.2.0.1');
  await browser.post('invitations/accept', { token, password: 'bodom gullari oq' });
  const { secret: app } = (await browser.post('me/factors/totp')).json<{ secret: string }>();
  await browser.post('me/factors/totp/confirm', { code: totpCode(app, now()) });
  const secrets = ['the first', 'the one before'].map((text) =>
    createSealer(testSecret, 'webhook-secret').seal(text),
  );
  await sale.parts.pool.query(
    `insert into webhook_endpoints (name, url, events, secret_sealed, old_secret_sealed, old_secret_until, created_by, created_at)
     select 'Books', 'https://books.example/hook', '{order.paid}', $1, $2, now(), id, now() from staff where email = 'owner@shop.uz'`,
    secrets,
  );
  return { cardId: card.id, orderId, app };
}

const cardRow = (id: number) =>
  sale.db
    .selectFrom('cards')
    .select(['provider', 'token_sealed', 'token_hmac'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const sealedApp = async (): Promise<Buffer> => {
  const row = await sale.db
    .selectFrom('staff_factors')
    .select('secret_sealed')
    .where('kind', '=', 'TOTP')
    .executeTakeFirstOrThrow();
  return row.secret_sealed ?? Buffer.alloc(0);
};
const codeOf = async (orderId: number) => {
  const row = await sale.db
    .selectFrom('orders')
    .select('handover_code')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.handover_code;
};

it('npm run keys re-encrypts everything with the new key, so that the old key is useless; a second run changes nothing', async () => {
  const { cardId, orderId, app } = await sealSome();
  const before = await cardRow(cardId);
  const [token, code] = [openToken(testSecret, before), openHandoverCode(testSecret, await codeOf(orderId))];
  await muteContact(sale.db, {
    contactHmac: contactHmac(testSecret, '+998917770001'),
    now: sale.parts.now(),
  });
  await loggedIn(sale, { phone: '+998917770001' });

  const said = await reseal(next, testSecret);
  expect(said).toMatch(
    /^Sealed again: 1 cards, \d+ hand-over codes, 1 authenticator apps, 2 secrets of webhooks, 0 sellers of old gold\. Still muted: 1 /,
  );

  const after = await cardRow(cardId);
  expect(openToken(next, after)).toBe(token);
  expect(() => openToken(testSecret, after)).toThrow('does not open');
  expect(after.token_hmac).not.toEqual(before.token_hmac);
  expect(openHandoverCode(next, await codeOf(orderId))).toBe(code);
  const { secret_sealed, old_secret_sealed } = await sale.db
    .selectFrom('webhook_endpoints')
    .select(['secret_sealed', 'old_secret_sealed'])
    .executeTakeFirstOrThrow();
  expect(openWebhookSecret(next, secret_sealed)).toBe('the first');
  expect(openWebhookSecret(next, old_secret_sealed ?? Buffer.alloc(0))).toBe('the one before');
  expect(await isMuted(sale.db, contactHmac(next, '+998917770001'))).toBe(true);
  const step = totpStep(createSealer(next, 'staff-totp').open(await sealedApp()), totpCode(app, noon), noon);
  expect(step).toBeGreaterThan(0);

  expect(await reseal(next, testSecret)).toBe(
    'Sealed again: 0 cards, 0 hand-over codes, 0 authenticator apps, 0 secrets of webhooks, 0 sellers of old gold. Still muted: 0 contacts.',
  );
});

it('npm run keys re-encrypts values of an older cipher with the current one, under the same key', async () => {
  const user = await loggedIn(sale);
  const { id } = await verifiedCard(sale, user, bank.visa);
  const token = openToken(testSecret, await cardRow(id));
  const other = createSealer(testSecret, 'card-token', 2).seal(token);
  await sale.db.updateTable('cards').set({ token_sealed: other }).where('id', '=', id).execute();
  await sale.db.deleteFrom('cards').where('id', '<>', id).execute();
  await sale.db.updateTable('orders').set({ handover_code: null }).execute();
  await sale.db.deleteFrom('staff_factors').execute();
  await sale.db.deleteFrom('webhook_endpoints').execute();
  expect(await reseal(testSecret, undefined)).toMatch(/^Sealed again: 1 cards, 0 /);
  const row = await cardRow(id);
  expect(row.token_sealed.subarray(0, 7)).toEqual(sealHeader(testSecret));
  expect(openToken(testSecret, row)).toBe(token);
});

it('npm run keys reports values that neither key decrypts, leaves them unchanged, and re-encrypts the rest', async () => {
  const user = await loggedIn(sale);
  const [lost, card] = [
    await verifiedCard(sale, user, bank.humo),
    await verifiedCard(sale, user, bank.uzcard),
  ];
  const strange = createSealer('a-key-that-nobody-has-any-more-0123456', 'card-token').seal('token');
  await sale.db.updateTable('cards').set({ token_sealed: strange }).where('id', '=', lost.id).execute();
  await expect(reseal(next, testSecret)).rejects.toThrow(`left as they were: cards ${lost.id}.`);
  expect((await cardRow(lost.id)).token_sealed).toEqual(strange);
  expect((await cardRow(card.id)).token_sealed.subarray(0, 7)).toEqual(sealHeader(next));
});

it('npm run keys waits for queued jobs that contain a token encrypted with the old key', async () => {
  const user = await loggedIn(sale);
  const { id } = await verifiedCard(sale, user, bank.humo);
  await sale.app.inject({ method: 'DELETE', url: `/api/v1/cards/${id}`, headers: user.headers });
  await expect(reseal(next, testSecret)).rejects.toThrow('1 jobs still have to tell a provider');
  await expect(reseal(next, next)).rejects.toThrow('SECRET_KEY_BEFORE is SECRET_KEY');
});

it.each([[[]], [['look']], [['reseal', 'more']]])('refuses %s', (words) => {
  expect(() => keysCommand.read(words)).toThrow('npm run keys');
});
