// As in the browser's types; Node's types do not have it.
declare namespace WebAssembly {
  class Memory {
    constructor(size: { initial: number; maximum: number; shared: boolean });
    /** A shared buffer stays valid when the memory grows; the next one is longer. */
    readonly buffer: ArrayBuffer;
    /** In pages of 64 KB. */
    grow(pages: number): number;
  }
  class Module {
    constructor(code: Uint8Array<ArrayBuffer>);
  }
  class Instance {
    constructor(code: Module, imports: Record<string, Record<string, Memory>>);
    readonly exports: Record<string, unknown>;
  }
}
