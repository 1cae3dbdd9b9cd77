import type { Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Without JavaScript there is nothing to wait for. */
export async function waitForHydration(page: Page): Promise<void> {
  if (!(await page.evaluate(() => matchMedia('(scripting: enabled)').matches))) return;
  await page.waitForFunction(() => {
    // React stores its root under a name with a random suffix; it represents the whole page once hydration is complete
    const name = Object.keys(document).find((key) => key.startsWith('__reactContainer$'));
    const root: unknown = name && Reflect.get(document, name);
    const state = ['stateNode', 'current', 'memoizedState'].reduce<unknown>(
      (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
      root,
    );
    return typeof state === 'object' && state !== null && Reflect.get(state, 'isDehydrated') === false;
  });
  // effects run in the following frame
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
