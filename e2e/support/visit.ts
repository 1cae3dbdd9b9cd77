import type { Page } from '@playwright/test';

/** Opens a page and waits until it listens: its scripts begin after it is painted. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilItListens(page);
}

/** Without JavaScript there is nothing to wait for. */
export async function untilItListens(page: Page): Promise<void> {
  if (!(await page.evaluate(() => matchMedia('(scripting: enabled)').matches))) return;
  await page.waitForFunction(() => {
    // React keeps its root under a name of its own; it stands for the whole page once everything in it was taken over
    const name = Object.keys(document).find((key) => key.startsWith('__reactContainer$'));
    const root: unknown = name && Reflect.get(document, name);
    const state = ['stateNode', 'current', 'memoizedState'].reduce<unknown>(
      (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
      root,
    );
    return typeof state === 'object' && state !== null && Reflect.get(state, 'isDehydrated') === false;
  });
  // what it does first of all, it does in the frame after
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
