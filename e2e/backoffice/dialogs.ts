import type { Page } from '@playwright/test';
import { openScreen } from './screens.ts';

interface Pressed {
  /** The title of the dialog that opened; null if every button was pressed. */
  title: string | null;
  /** The button opened another screen. */
  hasLeft: boolean;
}

declare global {
  interface Window {
    /** Calls of the page without an answer. */
    openCalls: number;
    /** While buttons are pressed, calls that would change something are refused in the page. */
    refusesChanges: boolean;
  }
}

/** Prepares every page that the test opens later: counts its calls, and lets them be refused. */
export async function prepareForPressing(page: Page): Promise<void> {
  await page.addInitScript(watchCalls);
}

/** Calls `judge` for each dialog that a button of the screen opens, and leaves the screen as it was opened. Nothing is changed by that. */
export async function visitDialogs(
  page: Page,
  address: string,
  judge: (title: string) => Promise<void>,
): Promise<void> {
  await page.evaluate(beginPressing);
  for (let tries = 0; tries < 100; tries++) {
    const { title, hasLeft } = await page.evaluate(pressUntilDialog).catch(afterReload);
    if (title !== null) await judge(title);
    else if (!hasLeft) break;
    if (hasLeft || !(await page.evaluate(closeDialog))) {
      await openScreen(page, address);
      await page.evaluate(() => (window.refusesChanges = true));
    }
  }
  await page.evaluate(() => (window.refusesChanges = false));
}

/** A button may load the page again, which ends the script that pressed it. */
function afterReload(error: unknown): Pressed {
  if (error instanceof Error && /context was destroyed|navigation/i.test(error.message))
    return { title: null, hasLeft: true };
  throw error;
}

function watchCalls(): void {
  Object.assign(window, { openCalls: 0, refusesChanges: false });
  Object.assign(window, { print: () => {}, open: () => null });
  const send = window.fetch.bind(window);
  window.fetch = async (address, options) => {
    const { method, url } = new Request(address, options);
    const mayChange = method !== 'GET' && !url.endsWith('/preview');
    if (window.refusesChanges && mayChange) {
      const problem = {
        type: 'about:blank',
        title: '-',
        detail: '-',
        status: 409,
        code: 'REQUEST_STATE_CONFLICT',
      };
      return Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
    }
    window.openCalls++;
    return send(address, options).finally(() => window.openCalls--);
  };
}

/** Selects the first row of a list, so that its buttons for selected rows are there. */
function beginPressing(): void {
  window.refusesChanges = true;
  const [ofShell = '[]'] = [sessionStorage.getItem('pressed-in-shell') ?? undefined];
  sessionStorage.setItem('pressed', ofShell);
  document.querySelector<HTMLElement>('main tbody input[type="checkbox"]')?.click();
}

/** Presses one button after the other, also those of menus, until a dialog opens. What was pressed is stored for the next call. */
async function pressUntilDialog(): Promise<Pressed> {
  const pressed = new Set(JSON.parse(sessionStorage.getItem('pressed') ?? '[]') as string[]);
  const shell = new Set(JSON.parse(sessionStorage.getItem('pressed-in-shell') ?? '[]') as string[]);
  const begun = location.pathname;
  const isShown = (button: HTMLElement) =>
    button.checkVisibility() &&
    button.matches(':not(:disabled, [aria-disabled="true"])') &&
    button.closest('[inert], [aria-hidden="true"]') === null &&
    !(button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null);
  // the rows of a list have the same buttons: those of the first ones are enough
  const isRepeated = (button: HTMLElement) => {
    const row = button.closest('tbody tr, li');
    const most = row?.matches('tr') === true ? 1 : 3;
    return row?.parentElement != null && [...row.parentElement.children].indexOf(row) >= most;
  };
  const keyOf = (button: HTMLElement) =>
    (button.ariaLabel ?? button.textContent).replaceAll(/[\d\s]+/g, ' ').trim();
  const settled = async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const until = performance.now() + 3000;
    while (window.openCalls > 0 && performance.now() < until) await frame();
    await frame();
  };
  const next = () =>
    [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"]')].find(
      (button) => isShown(button) && !isRepeated(button) && !pressed.has(keyOf(button)),
    );
  let menuButton: string | null = null;
  for (let button = next(); ; button = next()) {
    if (button === undefined) {
      if (document.querySelector('[role="menu"]') === null) return { title: null, hasLeft: false };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await settled();
      if (document.querySelector('[role="menu"]') !== null) return { title: null, hasLeft: true };
      continue;
    }
    const key = keyOf(button);
    pressed.add(key);
    if (button.closest('main') === null && !button.matches('[role="menuitem"]')) shell.add(key);
    // a menu closes after one of its items: it is opened again for the next one
    if (button.matches('[role="menuitem"]') && next() !== undefined && menuButton !== null)
      pressed.delete(menuButton);
    if (button.ariaHasPopup === 'true' || button.ariaHasPopup === 'menu') menuButton = key;
    sessionStorage.setItem('pressed', JSON.stringify([...pressed]));
    sessionStorage.setItem('pressed-in-shell', JSON.stringify([...shell]));
    button.click();
    await settled();
    const dialog = document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (dialog !== null)
      return {
        title: dialog.querySelector('h1, h2, h3')?.textContent ?? dialog.ariaLabel ?? '',
        hasLeft: false,
      };
    if (location.pathname !== begun) return { title: null, hasLeft: true };
  }
}

/** Returns whether it closed. */
async function closeDialog(): Promise<boolean> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const open = () => document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  for (const close of [
    () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    () => open()?.querySelector<HTMLElement>('.sheet-head .icon-button')?.click(),
  ]) {
    close();
    const until = performance.now() + 500;
    while (open() !== null && performance.now() < until) await frame();
    if (open() === null) return true;
  }
  return false;
}
