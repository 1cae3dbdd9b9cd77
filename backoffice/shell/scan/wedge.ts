/** A scanner types a key at least every 60 ms; nobody types that fast. */
const gapMs = 60;
/** The shortest code that counts, the number of a transfer (T-1); anything shorter may be a shortcut and Enter. */
const shortest = 3;

/** Distinguishes a wedge scanner from a person: a series of fast keys that ends with Enter is a scan. */
export class Wedge {
  #typed = '';
  #lastAt = 0;

  /** Handles a key and its time, ms. Returns the scanned text at the Enter that completes it, otherwise null. */
  read(key: string, at: number): string | null {
    const isFast = at - this.#lastAt <= gapMs;
    this.#lastAt = at;
    if (key === 'Enter') {
      const scanned = isFast && this.#typed.length >= shortest ? this.#typed : null;
      this.#typed = '';
      return scanned;
    }
    // Shift and other modifiers belong to the key that follows
    if (key.length === 1) this.#typed = isFast ? this.#typed + key : key;
    return null;
  }
}
