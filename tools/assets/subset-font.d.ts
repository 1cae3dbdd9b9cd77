// The package has no types.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes: Record<string, { min: number; max: number; default?: number }>;
  }
  const subsetFont: (font: Uint8Array, letters: string, options: Options) => Promise<Buffer>;
  export = subsetFont;
}
