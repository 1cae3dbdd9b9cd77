import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { staffBrowser } from '#server/testing-staff.ts';
import { totpCode } from '../staff/totp.ts';
import { staffCommand } from './staff.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

const run = (...words: string[]) => {
  const { db, config, now } = sale.parts;
  return staffCommand.read(words)({ db, publicUrl: config.publicUrl, now: now() });
};

it('npm run staff lets in the first owner of a shop, who can then invite everybody else', async () => {
  const printed = await run('add', 'you@shop.uz', 'Nodira');
  const [, token] = /\/admin\/invitation#([\w-]{43})$/.exec(printed) ?? [];
  const browser = staffBrowser(sale.app, '10.2.0.1');
  await browser.post('invitations/accept', { token, password: 'bodom gullari oq' });
  const { secret } = (await browser.post('me/factors/totp')).json<{ secret: string }>();
  await browser.post('me/factors/totp/confirm', { code: totpCode(secret, sale.parts.now()) });
  expect((await browser.get('session')).json()).toMatchObject({ name: 'Nodira', role: 'OWNER' });
  await expect(run('add', 'you@shop.uz')).rejects.toThrow('works here already');
});

it('npm run staff prints a new link if the first one was lost', async () => {
  await run('add', 'late@shop.uz');
  expect(await run('add', 'late@shop.uz')).toContain('/admin/invitation#');
});

it.each([[['add']], [['add', 'nobody']], [['remove', 'you@shop.uz']]])('refuses %s', (words) => {
  expect(() => staffCommand.read(words)).toThrow('npm run staff');
});
