import type { CodeReader } from './code-reader.ts';

/** The part of the platform's detector that is used; TypeScript has no types for it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Formats of the codes on the shop's labels and documents, and on fiscal receipts. */
const formats = ['code_128', 'data_matrix', 'qr_code'];

/** The platform's reader if it supports these codes; otherwise the shop's own, which is loaded now. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector?: DetectorClass }; // not supported by every browser
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector === undefined || !formats.every((format) => known.includes(format)))
    return (await import('./zxing-reader.ts')).openZxingReader();
  const detector = new BarcodeDetector({ formats });
  return { read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue) };
}
