import type { Page } from '@playwright/test';

/** Bits per second and ms (backoffice.md BO-62); the phone's are those of Lighthouse's slow 4G. */
const lines = {
  desktop: { bits: 10_000_000, latency: 40 },
  phone: { bits: 1_600_000, latency: 150 },
};
export type Profile = keyof typeof lines;

const slowedDown = 4;

/** From now on a page has a quarter of the processor, and the line of this device. */
export async function throttle(page: Page, profile: Profile): Promise<void> {
  const { bits, latency } = lines[profile];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bits / 8,
    uploadThroughput: bits / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowedDown });
}
