// The error correction of QR codes: Reed–Solomon over GF(256) with x⁸ + x⁴ + x³ + x² + 1.

const powers: number[] = [1];
while (powers.length < 255) {
  const doubled = (powers.at(-1) ?? 0) << 1;
  powers.push(doubled > 255 ? doubled ^ 0x11d : doubled);
}
const logarithms = new Map(powers.map((power, exponent) => [power, exponent]));

/** The `count` codewords that are written behind `data`. */
export function errorCorrection(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const [first = 0, ...others] = rest;
    const factor = byte ^ first;
    rest = [...others, 0].map((value, at) => value ^ multiply(divisor[at] ?? 0, factor));
  }
  return rest;
}

/** (x − 2⁰)(x − 2¹)…, without its leading 1. */
function generator(degree: number): number[] {
  let terms = [1];
  for (let exponent = 0; exponent < degree; exponent++) {
    const root = powers[exponent] ?? 0;
    terms = [...terms, 0].map((term, at) => term ^ multiply(terms[at - 1] ?? 0, root));
  }
  return terms.slice(1);
}

function multiply(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return powers[((logarithms.get(one) ?? 0) + (logarithms.get(other) ?? 0)) % 255] ?? 0;
}
