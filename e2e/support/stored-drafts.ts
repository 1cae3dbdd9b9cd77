import { expect, type Page } from '@playwright/test';

/** The drafts of the back-office in the browser's storage, as JSON. */
export const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('zarona-staff');
        request.addEventListener('success', () => {
          const { result: database } = request;
          const all = database.transaction('drafts').objectStore('drafts').getAll();
          all.addEventListener('success', () => resolve(JSON.stringify(all.result)));
          database.close();
        });
      }),
  );

/** Expects that the typed text is stored within a second of the last key. */
export const expectStored = (page: Page, words: string): Promise<void> =>
  expect.poll(() => storedDrafts(page), { timeout: 3_000 }).toContain(words);
