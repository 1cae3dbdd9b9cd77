/** How many wrong codes lock an order's code; then a new one is sent. */
const handoverTries = 5;

/** Whether an order is handed over for a code: a courier carries what is dear; in a store one knows the shopper. */
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

/** What a typed code means for an order's; `tries` = the wrong ones before it. `code` null = it is handed over without one. */
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
