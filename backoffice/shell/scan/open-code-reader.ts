import type { CodeReader } from './code-reader.ts';

/** The part of the platform's detector that is used; TypeScript does not know it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Formats of the codes on our labels and papers, and on fiscal receipts. */
const formats = ['code_128', 'data_matrix', 'qr_code'];

/** The platform's reader where it knows these codes; else our own, which is loaded now. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector?: DetectorClass }; // not every browser has one
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector === undefined || !formats.every((format) => known.includes(format)))
    return (await import('./zxing-reader.ts')).openZxingReader();
  const detector = new BarcodeDetector({ formats });
  return { read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue) };
}
