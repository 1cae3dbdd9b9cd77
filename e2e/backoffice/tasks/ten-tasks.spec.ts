import { type Browser, expect, type Page, test } from '@playwright/test';
import { buy, logIn } from '../../support/account.ts';
import { takePieceIn } from '../../support/cart.ts';
import { rowsOf } from '../../support/shop-database.ts';
import { startOf, word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';
import { doTask, type Hand } from './hands.ts';
import { scan, scanInto } from '../scan.ts';
import { sendTransfer } from './send-transfer.ts';

const order = (key: string) => word('ru', 'bo-orders', key);
const counter = (key: string) => word('ru', 'bo-counter', key);
const price = (key: string) => word('ru', 'bo-prices', key);
const text = (key: string) => word('ru', 'bo-models', key);
const people = (key: string) => word('ru', 'bo-people', key);
const ofPieces = (key: string) => word('ru', 'bo-pieces', key);

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Places a cash order of two pieces and makes it the oldest unconfirmed one. */
async function placeOldest(browser: Browser): Promise<{ number: string; serials: string[] }> {
  const context = await browser.newContext();
  const account = await logIn(await context.newPage());
  const first = await account.putIntoCart('ZR-096');
  const { number, serial } = await buy(account, { artikul: 'ZR-097' });
  await context.close();
  await rowsOf(
    `update orders set created_at = (select min(created_at) - interval '1 day' from orders) where number = $1`,
    [number],
  );
  return { number, serials: [first, serial] };
}

/** Opens the cash day of a store in which no other test sells, and leaves the counter there. */
async function openDay(page: Page): Promise<string> {
  const slug = 'samarqand';
  const [store] = await rowsOf<{ id: number }>(`select id from stores where slug = $1`, [slug]);
  await page.goto(`/admin/counter/day?store=${store?.id}`);
  const opening = page.getByLabel(counter('day.opening'));
  const isOpen = page.getByText(counter('day.state.OPEN'), { exact: true });
  await expect(opening.or(isOpen).first()).toBeVisible();
  if (await opening.isVisible()) {
    await opening.fill('500000');
    await button(page, counter('day.open')).click();
    await expect(isOpen.first()).toBeVisible();
  }
  return slug;
}

const hands: { hand: Hand; device: Parameters<typeof test.use>[0] }[] = [
  {
    hand: 'keyboard',
    device: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
  },
  { hand: 'touch', device: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
];

for (const { hand, device } of hands)
  test.describe(`BO-64: by ${hand} only`, () => {
    test.use({ ...onThisMachine, ...device });

    test(
      'a piece is found; an order is confirmed, assembled, handed over and partly returned',
      { tag: '@once' },
      async ({ page, browser }) => {
        test.slow();
        const { number, serials } = await placeOldest(browser);
        await enterAs(page, 'OWNER');
        const by = { page, hand };
        const heading = page.getByRole('heading', { level: 1 });

        await doTask(by, { name: '1 find a piece', most: 0, seconds: 3 }, async () => {
          await scan(page, serials[0] ?? '');
          await expect(heading).toHaveText(serials[0] ?? '');
        });

        await doTask(by, { name: '2 confirm a cash order', most: 2, seconds: 5 }, async (task) => {
          await task.press(page.getByRole('link', { name: new RegExp(number) }));
          await task.press(button(page, order('action.CONFIRM')), 'c');
          await expect(page.getByText(order('done.CONFIRM'))).toBeVisible();
        });

        await doTask(by, { name: '3 assemble two pieces', most: 1, seconds: 12 }, async (task) => {
          await scan(page, number);
          await expect(heading).toHaveText(number);
          for (const serial of serials) await scan(page, serial);
          await expect(page.getByText(order('ticked'), { exact: true })).toHaveCount(2);
          const papers = ['slips', 'labels'].map((kind) =>
            page.waitForResponse((answer) => answer.url().endsWith(`/papers/${kind}`) && answer.ok()),
          );
          await task.press(button(page, order('action.ASSEMBLE')), 'a');
          await Promise.all(papers);
        });
        await page.bringToFront();
        await button(page, order('action.READY')).click();
        await expect(page.getByText(order('done.READY'))).toBeVisible();

        await doTask(by, { name: '4 hand over a pick-up', most: 2, seconds: 15 }, async (task) => {
          await scan(page, number);
          await task.press(button(page, order('action.HAND_OVER')), 'h');
          const sheet = page.getByRole('dialog').getByRole('button', { name: order('action.HAND_OVER') });
          await expect(sheet).toBeFocused();
          await task.press(sheet, 'Enter');
          await expect(page.getByText(order('done.HAND_OVER'))).toBeVisible();
        });

        await doTask(by, { name: '10 return one piece', most: 5, seconds: 40 }, async (task) => {
          await scan(page, number);
          await expect(heading).toHaveText(number);
          const back = page.getByRole('menuitem', { name: order('action.RETURN') });
          if (hand === 'touch') await task.press(button(page, order('more')));
          if (hand === 'touch') await task.press(back);
          else await task.press(heading, 'r');
          const sheet = page.getByRole('dialog');
          await task.tick(sheet.getByRole('checkbox', { name: new RegExp(serials[0] ?? '') }));
          await task.type(sheet.getByLabel(order('reason'), { exact: true }), 'Не подошёл размер');
          await task.press(sheet.getByRole('button', { name: order('action.RETURN') }), 'Enter');
          await expect(page.getByText(order('done.RETURN'))).toBeVisible();
        });
      },
    );

    test('a piece is sold in cash', { tag: '@once' }, async ({ page }) => {
      await enterAs(page, 'OWNER');
      const slug = await openDay(page);
      const artikuls = Array.from({ length: 12 }, (_, nth) => `ZR-${String(93 + nth).padStart(3, '0')}`);
      const { serialNumber } = await takePieceIn(page.request, { slug, artikuls });
      const limits = { name: '5 counter sale', most: 3, seconds: 30 };
      await doTask({ page, hand }, limits, async (task) => {
        await task.press(page.getByRole('link', { name: startOf('ru', 'bo-today', 'sale') }), 'F2');
        await scanInto(page, counter('scan'), serialNumber);
        await expect(page.getByText(serialNumber, { exact: true })).toBeVisible();
        await task.press(button(page, counter('tender.CASH')), 'Enter');
        const receipt = `t=UZ210317228263&r=${String(Date.now()).slice(-9)}&c=20261123120355&s=123456789012`;
        await scanInto(page, counter('scan'), `https://ofd.soliq.uz/check?${receipt}`);
        await expect(page.getByText('UZ210317228263')).toBeVisible();
        const done = page.getByRole('button', { name: startOf('ru', 'bo-counter', 'done') });
        await task.press(done, 'ControlOrMeta+Enter');
        await expect(page.getByRole('heading', { name: counter('sold') })).toBeVisible();
      });
    });

    test('a transfer of 20 is received', { tag: '@once' }, async ({ page, browser }) => {
      const { id, serials } = await sendTransfer(browser, 20);
      await enterAs(page, 'OWNER');
      const limits = { name: '6 receive a transfer of 20', most: 2, seconds: 60 };
      await doTask({ page, hand }, limits, async (task) => {
        await scan(page, `T-${id}`);
        await expect(page.getByRole('heading', { level: 1, name: `T-${id}` })).toBeVisible();
        for (const serial of serials) await scan(page, serial);
        await task.press(button(page, /^Принять: 20/));
        await expect(page.getByText(ofPieces('transfers.done.receive'))).toBeVisible();
      });
    });

    test('the gold rate is set with its preview', { tag: '@once' }, async ({ page }) => {
      // the same rate again: no price changes, and the rate in effect is yesterday's
      const [rate] = await rowsOf<{ sum: string }>(
        `update metal_rates set effective_at = effective_at - interval '25 hours' where id = (
           select id from metal_rates where metal = 'gold' and applied_at is not null order by effective_at desc, id desc limit 1)
         returning ref_som::text as sum`,
      );
      await enterAs(page, 'MANAGER');
      const limits = { name: '7 set the gold rate', most: 4, seconds: 30 };
      await doTask({ page, hand }, limits, async (task) => {
        await task.press(page.getByRole('link', { name: word('ru', 'bo-today', 'kind.RATE') }));
        await task.press(page.getByRole('link', { name: /^Новый курс: золото/i }));
        await task.type(page.getByLabel(price('rate.sum')), rate?.sum ?? '');
        await task.press(button(page, price('preview.do')), 'Enter');
        await task.press(button(page, price('preview.apply')));
        await expect(page.getByText(price('rate.done'))).toBeVisible();
      });
    });

    test('a text is corrected in three languages', { tag: '@once' }, async ({ page }) => {
      await enterAs(page, 'MANAGER');
      const limits = { name: '8 correct a text', most: 3, seconds: 20 };
      const corrected = `${hand} ${Date.now()}`;
      await doTask({ page, hand }, limits, async (task) => {
        await scan(page, 'ZR-104');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('ZR-104');
        const field = (code: string) => page.locator(`[name="seoTitle${code}"]`);
        const section = page.getByRole('region', { name: text('part.seo') });
        if (hand === 'keyboard') await task.press(page.locator('h1'), 'e');
        for (const code of ['Ru', 'Uz', 'En']) {
          const tab = section.locator('.text-tabs label').nth(['Ru', 'Uz', 'En'].indexOf(code));
          if (hand === 'touch' && code !== 'Ru') await task.press(tab);
          await task.type(field(code), corrected);
        }
        await task.press(button(page, text('save')), 'ControlOrMeta+S');
        await expect(page.getByText(text('saved'))).toBeVisible();
      });
    });

    test('a call-back is answered, and the next one opens', { tag: '@once' }, async ({ page }) => {
      await rowsOf(`update callbacks set due_at = now() - interval '2 days' where callback_state = 'NEW'`);
      await enterAs(page, 'SUPPORT');
      const limits = { name: '9 answer a call-back', most: 2, seconds: 5 };
      await doTask({ page, hand }, limits, async (task) => {
        await task.press(page.getByRole('link', { name: word('ru', 'bo-today', 'kind.CALLS') }));
        const open = page.getByRole('complementary');
        const phone = open.getByRole('link', { name: /^\+998 \d\d \d{3}-\d\d-\d\d$/ });
        await expect(phone).toBeVisible();
        const first = (await phone.textContent()) ?? '';
        await task.press(open.getByRole('button', { name: people('call.step.CALLED') }), '1');
        await expect(page.getByText(people('call.done.CALLED').replace('{{name}}', ''))).toBeVisible();
        // no other call-back is late, or the next one is open
        await expect(open.getByRole('link', { name: first })).toHaveCount(0);
      });
    });
  });
