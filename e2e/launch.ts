import type { LaunchOptions } from '@playwright/test';
import { launchOptions } from '#tools/browser.ts';

const found = launchOptions();

/** Launch options of the browser, for tests that need pictures: `test.use({ launchOptions: withPictures })`. */
export const withPictures: LaunchOptions = found;

/** Most tests check texts and forms, so the server generates no pictures and the browser decodes none for them. */
export const withoutPictures = launch([...found.args, '--blink-settings=imagesEnabled=false']);

/** Starts the browser with a camera that plays this file in a loop (Chromium's y4m). */
export const withCamera = (file: string): LaunchOptions =>
  launch([
    ...found.args,
    '--blink-settings=imagesEnabled=false',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]);

function launch(args: string[]): LaunchOptions {
  return { ...found, args };
}
