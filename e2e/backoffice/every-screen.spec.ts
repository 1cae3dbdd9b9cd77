import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { prepareForPressing, visitDialogs } from './dialogs.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from './enter.ts';
import { type Look, looksOf, openOtherTab, showAs } from './forms/looks.ts';
import { addressOf, goToScreen, overflowOf, screenPaths } from './screens.ts';

test.use(onThisMachine);

const dialog = '[role="dialog"], [role="alertdialog"]';

/** Workers share the screens: one test of all of them would end long after the others. */
const parts = [0, 1, 2, 3];
test.describe.configure({ mode: 'parallel' });

for (const part of parts)
  test(
    `BO-63, BO-2, BO-65: every screen and dialog is accessible, fits its window and logs no errors, in every language and theme: part ${part + 1}`,
    { tag: '@once' },
    async ({ page, context }) => {
      test.setTimeout(600_000);
      const otherTab = await openOtherTab(page, context);
      await prepareForPressing(page);
      await enterAs(page, 'OWNER');
      const consoleErrors = collectConsoleErrors(page);
      const dialogs = new Set<string>();
      for (const [place, path] of screenPaths.entries())
        if (place % parts.length === part) await visitScreen({ page, otherTab, dialogs }, place, path);
      expect(consoleErrors).toEqual([]);
      expect(dialogs.size, [...dialogs].join()).toBeGreaterThan(15);
    },
  );

interface Visit {
  page: Page;
  otherTab: Page;
  /** The titles of the dialogs that were checked. */
  dialogs: Set<string>;
}

async function visitScreen({ page, otherTab, dialogs }: Visit, place: number, path: string): Promise<void> {
  const show = (look: Look) => showAs(page, otherTab, look);
  const address = await addressOf(page, path);
  if (address === null) return;
  await goToScreen(page, address);
  for (const look of looksOf(place)) {
    await show(look);
    const what = `${path} as ${Object.values(look).join()}`;
    await expectNoViolations(page, what);
    expect.soft(await overflowOf(page), `${what} is wider than the screen`).toBeLessThanOrEqual(0);
  }
  await show({ language: 'ru', theme: 'kun', isWide: place % 2 === 1 });
  await expectToFit(page, path);
  await visitDialogs(page, address, async (title) => {
    if (dialogs.has(title)) return;
    dialogs.add(title);
    for (const look of looksOf(place)) {
      await show(look);
      await expectNoViolations(page, `${path}: ${title} as ${Object.values(look).join()}`, dialog);
    }
    await show({ language: 'ru', theme: 'kun', isWide: place % 2 === 1 });
  });
}

/** BO-65: at 320 px, also with a text size of 200 %, in forced colors, of which axe measures no contrast. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflowOf(page), `${path} is wider than 320 px`).toBeLessThanOrEqual(0);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect.soft(await overflowOf(page), `${path} with large text is wider than 320 px`).toBeLessThanOrEqual(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
}
