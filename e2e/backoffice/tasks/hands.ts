import { expect, type Locator, type Page, test } from '@playwright/test';
import { throttle } from '#tools/throttle.ts';

export type Hand = 'keyboard' | 'touch';

/** More stops than a screen has before its main part. */
const maxStops = 120;

/**
 * One of the two ways to do a task: by pointer or by keyboard. Presses of buttons, links, tabs and shortcut keys are
 * counted; scans, typing, and keys that only move the focus are not (backoffice.md 1).
 */
class Hands {
  presses = 0;
  readonly page: Page;
  readonly hand: Hand;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
  }

  /** Presses this; `key`: the key with the same effect. */
  async press(target: Locator, key?: string): Promise<void> {
    this.presses += 1;
    await expect(target).toBeVisible();
    if (this.hand === 'touch') return target.tap();
    if (key === undefined) await this.#tabTo(target);
    await this.page.keyboard.press(key ?? 'Enter');
  }

  /** Checks a checkbox. */
  async tick(box: Locator): Promise<void> {
    this.presses += 1;
    if (this.hand === 'touch') return box.tap();
    await this.#tabTo(box);
    await this.page.keyboard.press('Space');
  }

  /** Types into a field; by keyboard it is reached with Tab, unless it has the focus. */
  async type(field: Locator, text: string): Promise<void> {
    if (this.hand === 'touch') return field.fill(text);
    if (!(await hasFocus(field))) await this.#tabTo(field);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
  }

  async #tabTo(target: Locator): Promise<void> {
    for (let stop = 0; stop < maxStops; stop += 1) {
      if (await hasFocus(target)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${maxStops} presses of Tab do not reach ${target.toString()}`);
  }
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** `npm run bench:tasks` sets it, and runs nothing else at the same time. */
const judgesSeconds = process.env['JUDGE_SECONDS'] !== undefined;

/**
 * Does a task from Today within its limit of presses. Its seconds are those of the shop and the browser, without the time
 * in which a person reads and moves the hand. They are judged by the bench, with a quarter of the processor and a slow
 * line, and otherwise only printed, because other tests run at the same time.
 */
export async function doTask(
  { page, hand }: { page: Page; hand: Hand },
  { name, most, seconds }: { name: string; most: number; seconds: number },
  run: (hands: Hands) => Promise<void>,
): Promise<void> {
  await page.goto('/admin/today');
  await expect(page.locator('.work')).toBeVisible();
  if (judgesSeconds) {
    await page.waitForLoadState('networkidle');
    await throttle(page, hand === 'touch' ? 'phone' : 'desktop');
  }
  await test.step(`${name}, by ${hand}`, async () => {
    const hands = new Hands(page, hand);
    const begun = performance.now();
    await run(hands);
    const took = (performance.now() - begun) / 1000;
    process.stdout.write(
      `${name}, by ${hand}: ${hands.presses} of ${most} presses, ${took.toFixed(1)} of ${seconds} s\n`,
    );
    expect(hands.presses, `presses of ${name}, by ${hand}`).toBeLessThanOrEqual(most);
    if (judgesSeconds) expect(took, `seconds of ${name}, by ${hand}`).toBeLessThanOrEqual(seconds);
  });
}
