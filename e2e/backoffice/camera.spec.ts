import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { withCamera } from '../launch.ts';
import { expectNoViolations } from '../support/axe.ts';
import { type PlayedCode, writePlayedCamera } from '../support/played-camera.ts';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';

const film = path.join(os.tmpdir(), `zarona-camera-${process.pid}.y4m`);
const codes: PlayedCode[] = [
  { kind: 'datamatrix', text: 'ZR-001017' },
  { kind: 'code128', text: 'Z-260408-00012' },
  { kind: 'qrcode', text: 'https://ofd.soliq.uz/check?t=UZ200415014017&r=9&c=20260408112212&s=474521698914' },
];
writePlayedCamera(film, codes);
test.use({ ...onThisMachine, launchOptions: withCamera(film), permissions: ['camera'] });

const camera = (key: string) => word('ru', 'bo-shell', `camera.${key}`);

/** Waits until the counting screen has received all codes, by the number shown for the last one. */
async function expectAllRead(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: camera('title') });
  for (const { text } of codes)
    await expect(sheet.getByRole('status')).toContainText(text, { timeout: 20_000 });
}

/** A screen that accepts every scan and continues scanning. */
async function openTransfer(page: Page): Promise<void> {
  await enterAs(page, 'MANAGER');
  await page.goto('/admin/transfers/new');
  await page
    .getByRole('button', { name: camera('open') })
    .first()
    .click();
}

test(
  'BO-45: without the platform’s reader the camera reads Code 128, DataMatrix and QR with the shop’s own code',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
    const loaded: string[] = [];
    page.on('request', (request) => void loaded.push(request.url()));
    await openTransfer(page);
    await expectAllRead(page);
    const { origin } = new URL(page.url());
    expect(
      loaded.filter((url) => url.endsWith('.wasm') && url.startsWith(`${origin}/admin/assets/`)),
    ).toHaveLength(1);
    expect(loaded.filter((url) => /^https?:/.test(url) && !url.startsWith(origin))).toEqual([]);
    await expectNoViolations(page, 'the camera');
  },
);

test('BO-45: with the platform’s reader no other code is loaded', { tag: '@once' }, async ({ page }) => {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  // Chromium on Linux has no reader; this replaces the one of Android
  await page.exposeFunction('readFrame', async (png: string) =>
    (await readBarcodes(new Blob([Buffer.from(png, 'base64')]))).map(({ text }) => text),
  );
  await page.addInitScript(() => {
    class Detector {
      static getSupportedFormats = async () => ['code_128', 'data_matrix', 'qr_code', 'ean_13'];
      async detect(video: HTMLVideoElement) {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
        canvas.getContext('2d')?.drawImage(video, 0, 0);
        const [, png = ''] = canvas.toDataURL('image/png').split(',');
        const { readFrame } = globalThis as unknown as { readFrame: (png: string) => Promise<string[]> };
        return (await readFrame(png)).map((rawValue) => ({ rawValue }));
      }
    }
    Object.assign(globalThis, { BarcodeDetector: Detector });
  });
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  await openTransfer(page);
  await expectAllRead(page);
  expect(loaded.filter((url) => url.endsWith('.wasm'))).toEqual([]);
});
