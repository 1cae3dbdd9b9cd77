// As the browser's types have it; Node's types do not have it.
declare namespace WebAssembly {
  class Memory {
    constructor(size: { initial: number; maximum: number; shared: boolean });
    /** A shared one stays as it is when the memory grows; the next is longer. */
    readonly buffer: ArrayBuffer;
    /** By pages of 64 KB. */
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
