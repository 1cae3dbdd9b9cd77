import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeReader } from './code-reader.ts';

/** Width at which the codes of a label are still sharp; a larger frame takes longer and finds no more. */
const maxWidth = 960;

/** Reads frames with a library of 330 KB that is served from the shop's own address (docs/decisions/0066-camera-scans.md). */
export async function openZxingReader(): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: async (video) => {
      const { videoWidth, videoHeight } = video;
      if (context === null || videoWidth === 0) return [];
      const scale = Math.min(1, maxWidth / videoWidth);
      canvas.width = Math.round(videoWidth * scale);
      canvas.height = Math.round(videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const frame = context.getImageData(0, 0, canvas.width, canvas.height);
      const codes = await readBarcodes(frame, {
        formats: ['Code128', 'DataMatrix', 'QRCode'],
        maxNumberOfSymbols: 4,
      });
      return codes.map(({ text }) => text);
    },
  };
}
