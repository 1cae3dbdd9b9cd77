import { defineConfig } from '@playwright/test';
import { withoutPictures } from './e2e/launch.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'out/e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: false,
  // one more than two cores: a worker waits for the shop, for the bank, for a frame
  workers: 3,
  // a build server shares its cores: once more there, and the report names what needed it
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // a machine with another processor rounds some edges of letters in another way
      threshold: 0.2,
      maxDiffPixels: 100,
      pathTemplate: 'e2e/pictures/{arg}{ext}',
    },
  },
  reporter: [['list'], ['json', { outputFile: 'out/e2e.json' }]],
  use: {
    // e2e/global-setup.ts opens the shop and says where.
    ...(process.env['SHOP_URL'] && { baseURL: process.env['SHOP_URL'] }),
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    actionTimeout: 15_000,
    // limits are an address's, and the shoppers of a whole run are more than come from one
    extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${1 + Number(process.env['TEST_WORKER_INDEX'] ?? 0)}` },
    // the worker stands between a page and the shop; e2e/offline.spec.ts lets it
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // a trace of every test costs a fifth of its time; the one that failed is run again with it
    trace: 'on-first-retry',
    launchOptions: withoutPictures,
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // the budgets of bytes are a phone's; @once: the way is the same on a wide screen, or no screen is looked at
    {
      name: 'desktop',
      testIgnore: 'budgets.spec.ts',
      grepInvert: /@once/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
