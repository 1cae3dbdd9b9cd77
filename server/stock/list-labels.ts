import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { stoneLine } from '#domain/stock/stone-line.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type LabelRow, selectLabels } from './queries-label.ts';

/** The content of a piece's label in one language. Measures are numbers, prices whole soʻm. */
export interface PieceLabel {
  serial: string;
  artikul: string;
  name: string;
  metal: string | null;
  probe: number | null;
  sizeMm: number | null;
  lengthCm: number | null;
  weightGrams: number;
  /** Null = price on request. */
  priceSom: number | null;
  makersMark: string | null;
  hallmarkKind: 'state' | 'maker' | null;
  wasRepaired: boolean;
  stones: string[];
  passportId: string | null;
}

/** Returns labels in the order of the given serial numbers. Refuses with NOT_FOUND (facts: serials) if one is unknown. */
export async function listLabels(
  db: ReadDb,
  { serials, language }: { serials: readonly string[]; language: Language },
): Promise<PieceLabel[]> {
  const rows = await selectLabels(db, serials);
  const known = new Set(rows.map((row) => row.serial_number));
  const missing = serials.filter((serial) => !known.has(serial));
  if (missing.length > 0) throw new Refusal('NOT_FOUND', { serials: missing });
  return rows.map((row) => labelOf(row, language));
}

function labelOf(row: LabelRow, language: Language): PieceLabel {
  const inLanguage = (text: LocalizedText): string => text[language] || text.ru;
  return {
    serial: row.serial_number,
    artikul: row.artikul,
    name: inLanguage(row.name),
    metal: row.metal_name && inLanguage(row.metal_name),
    probe: row.probe,
    sizeMm: row.size_hundredths_mm === null ? null : row.size_hundredths_mm / 100,
    lengthCm: row.length_mm === null ? null : row.length_mm / 10,
    weightGrams: row.weight_mg / 1000,
    priceSom: row.price_b2c_som,
    makersMark: row.makers_mark,
    hallmarkKind: row.hallmark_kind,
    wasRepaired: row.was_repaired,
    stones: row.stones.map(({ name, carat_thousandths: caratThousandths, ...stone }) =>
      stoneLine({ ...stone, name: inLanguage(name), caratThousandths }, language),
    ),
    passportId: row.passport_id,
  };
}
