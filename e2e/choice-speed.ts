// `npm run bench:choice`: how long it takes after a press on a size or a piece until the page shows the other piece
// (PDP-1), in a phone's window with the processor throttled to a quarter. Measured from the press to the frame after
// the one with the new number and price.
import { chromium, type Page } from '@playwright/test';
import { commandLine } from '#server/cli/command.ts';
import { launchOptions } from '#tools/browser.ts';
import openShop from './global-setup.ts';

commandLine({ usage: 'npm run bench:choice: how long the product page takes to show another piece.' });

const path = '/product/koltso-dykhanie';
const slowedDown = 4;
const rounds = 5;

const close = await openShop();
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({
    ...(process.env['SHOP_URL'] && { baseURL: process.env['SHOP_URL'] }),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  print('all of the processor', await chooseAll(page));
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowedDown });
  print(`1/${slowedDown} of it`, await chooseAll(page));
} finally {
  await browser.close();
  await close();
}

/** If other programs use the machine, the minimum is the time that the page itself needs. */
function print(what: string, tookMs: number[]): void {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * (sorted.length - 1))] ?? Number.NaN);
  process.stdout.write(
    `${what}: ${sorted.length} choices, ${at(0)} ms at least, median ${at(0.5)} ms, p95 ${at(0.95)} ms\n`,
  );
}

/**
 * Presses each unselected size and piece, for a few rounds, and measures each in ms. Runs entirely in the page, so
 * that nothing else is measured.
 */
async function chooseAll(page: Page): Promise<number[]> {
  return page.evaluate(async (wanted) => {
    const tookMs: number[] = [];
    const press = async (radio: HTMLInputElement) => {
      const number = document.querySelector('.buy-numbers');
      if (radio.checked || !number) return;
      const pressedAt = performance.now();
      const shown = new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          // after the frame that paints it
          requestAnimationFrame(() => setTimeout(resolve));
        });
        watch.observe(number, { subtree: true, childList: true, characterData: true });
      });
      radio.click();
      await shown;
      tookMs.push(performance.now() - pressedAt);
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    const radios = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
    for (let round = 0; round < wanted; round += 1)
      for (const size of radios('.size-cell:not(.size-gone) input')) {
        await press(size);
        for (const piece of radios('.piece-row input:enabled')) await press(piece);
      }
    return tookMs;
  }, rounds);
}
