import { defineConfig } from '@playwright/test';
import { withoutPictures } from './e2e/launch.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'out/e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: false,
  // one more than the two cores, because a worker often waits for the shop, the bank or a frame
  workers: 3,
  // a build server shares its cores: one retry there, and the report names the tests that needed it
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // a machine with another processor renders some edges of letters differently
      threshold: 0.2,
      maxDiffPixels: 100,
      pathTemplate: 'e2e/pictures/{arg}{ext}',
    },
  },
  reporter: [['list'], ['json', { outputFile: 'out/e2e.json' }]],
  use: {
    // e2e/global-setup.ts starts the shop and sets this address.
    ...(process.env['SHOP_URL'] && { baseURL: process.env['SHOP_URL'] }),
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    actionTimeout: 15_000,
    // limits are per address, and a whole run has more shoppers than one address may have
    extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${1 + Number(process.env['TEST_WORKER_INDEX'] ?? 0)}` },
    // the service worker handles the page's requests; only e2e/offline.spec.ts allows it
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // a trace of every test costs a fifth of its time; a failed test is repeated with a trace
    trace: 'on-first-retry',
    launchOptions: withoutPictures,
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // the byte budgets are those of a phone; @once: the steps are the same on a wide screen, or no screen is involved
    {
      name: 'desktop',
      testIgnore: 'budgets.spec.ts',
      grepInvert: /@once/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
