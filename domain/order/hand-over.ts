/** Number of wrong tries after which a code is locked; then a new one must be sent. */
const handoverTries = 5;

/** Checks whether an order needs a hand-over code: expensive courier orders do. Pickups do not, because the staff identify the shopper. */
export function needsHandoverCode(
  order: { kind: 'DELIVERY' | 'PICKUP'; totalSom: number },
  fromSom: number,
): boolean {
  return order.kind === 'DELIVERY' && order.totalSom >= fromSom;
}

export type CodeCheck =
  | { ok: true }
  | { ok: false; why: 'NEEDED' | 'LOCKED' }
  | { ok: false; why: 'WRONG'; triesLeft: number };

/** Compares a typed code with that of the order. `tries`: earlier wrong ones. `code` null = no code is needed. */
export function checkHandoverCode({
  code,
  typed,
  tries,
}: {
  code: string | null;
  typed: string | undefined;
  tries: number;
}): CodeCheck {
  if (code === null) return { ok: true };
  if (tries >= handoverTries) return { ok: false, why: 'LOCKED' };
  if (typed === undefined) return { ok: false, why: 'NEEDED' };
  if (typed === code) return { ok: true };
  return { ok: false, why: 'WRONG', triesLeft: handoverTries - tries - 1 };
}
