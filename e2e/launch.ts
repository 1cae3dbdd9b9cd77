import type { LaunchOptions } from '@playwright/test';
import { launchOptions } from '#tools/browser.ts';

const found = launchOptions();

/** How the browser is started; for tests that look at pictures: `test.use({ launchOptions: withPictures })`. */
export const withPictures: LaunchOptions = found;

/** Most tests look at words and forms: no picture is made by the shop, and none unpacked by the browser, for them. */
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
