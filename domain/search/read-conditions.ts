// Numbers with a meaning (integrations.md 8.5, step 8): the conditions they set for a piece, and the rest of the query.

export type ConditionName = 'probe' | 'size' | 'length' | 'weight' | 'carat' | 'price';

/**
 * A condition for a piece, bounds inclusive, null = open: probe in thousandths, ring size in mm (or, for products without one, length in
 * cm), length in cm, weight in grams, total stones in carats, price in soʻm.
 */
export interface Condition {
  typed: string;
  name: ConditionName;
  min: number | null;
  max: number | null;
}

/** Karats of gold and the corresponding hallmarks. */
const probeOfKarat: Record<string, number> = {
  '8': 333, '9': 375, '10': 417, '14': 585, '18': 750, '21': 875, '22': 916, '23': 958, '24': 999,
}; // prettier-ignore
/** 583 is the Soviet equivalent of 585. */
const probes: Record<string, number> = {
  '583': 585,
  '800': 800,
  '830': 830,
  '850': 850,
  '950': 950,
  '925': 925,
  '960': 960,
};
for (const probe of Object.values(probeOfKarat)) probes[probe] = probe;

/** Tolerance around a typed weight in grams; also for carats. */
const weightRoom = 0.25;
const caratRoom = (carats: number) => Math.max(0.02, carats * 0.05);

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const amount = String.raw`(\d{1,3}(?:[ .]\d{3})+|\d+(?:[.,]\d+)?)`;
const scale = String.raw`(mln|млн|million|миллион(?:а|ов)?|ming|минг|тыс\p{L}*|k)?`;
/** The signs typed for ʻ, or none. */
const mark = "['ʼʻ‘’`]?";
const money = String.raw`(?:so${mark}m|sum|сум\p{L}*|сўм|uzs)?`;
const halves = String.raw`(?:yarim|ярим|с половиной|and a half)`;
const carats = String.raw`(?:ct|kt|кт|kar|кар|karat\p{L}*|carat\p{L}*|карат\p{L}*)`;
const grams = String.raw`(?:g|gr|gramm?\p{L}*|г|гр|грамм?\p{L}*)`;
const sizes = String.raw`(?:размер\p{L}*|разм|razmer\p{L}*|o${mark}lcham\p{L}*|ўлчам\p{L}*|size)`;
const probeWords = String.raw`(?:proba\p{L}*|проб\p{L}*|probe|fineness)`;

interface Rule {
  form: RegExp;
  read: (parts: string[]) => Omit<Condition, 'typed'> | null;
}

/** The first rule that matches takes its part of the text. */
const rules: Rule[] = [
  rule(`(?:до|под|under|below|up to|max) ?${amount} ?${scale} ?${money}`, ([sum, times]) =>
    price(null, sum, times),
  ),
  rule(`${amount} ?${scale} ?${money} ?(?:gacha|гача|dan kam|dan arzon|дан кам|дан арзон)`, ([sum, times]) =>
    price(null, sum, times),
  ),
  rule(`(?:от|from|over|above|min) ?${amount} ?${scale} ?${money}`, ([sum, times]) =>
    price(sum, null, times),
  ),
  rule(
    `${amount} ?${scale} ?${money} ?(?:dan|дан) ?(?:yuqori|юқори|qimmat|қиммат|ortiq|ортиқ)`,
    ([sum, times]) => price(sum, null, times),
  ),
  rule(`(\\d{1,2}) ?-?(?:k|к|kt|кт|karat\\p{L}*|carat\\p{L}*|карат\\p{L}*)`, ([karat = '']) =>
    exactly('probe', probeOfKarat[karat]),
  ),
  rule(`${number} ?-?${carats}`, ([weight]) => caratsAround(numberOf(weight))),
  rule(`${number} ?-?${grams}`, ([weight]) => around('weight', numberOf(weight), weightRoom)),
  rule(`${sizes} ?(\\d{1,2}) ?${halves}`, ([size]) => exactly('size', numberOf(size) + 0.5)),
  rule(`(\\d{1,2}) ?${halves}(?: ?${sizes})?`, ([size]) => exactly('size', numberOf(size) + 0.5)),
  rule(`${sizes} ?${number}`, ([size]) => exactly('size', numberOf(size))),
  rule(`${number} ?-?(?:й|ый|го|li|ли)? ?${sizes}`, ([size]) => exactly('size', numberOf(size))),
  rule(`${number} ?-?(?:sm|cm|см|santimetr\\p{L}*|сантиметр\\p{L}*)`, ([length]) =>
    exactly('length', numberOf(length)),
  ),
  // after the word for fineness any number is accepted: staff may have added it to a metal
  rule(`${probeWords} ?(\\d{3})`, ([probe = '']) => exactly('probe', probes[probe] ?? Number(probe))),
  rule(`(\\d{3}) ?-?(?:й|я|ая|ой|li|ли)? ?${probeWords}`, ([probe = '']) =>
    exactly('probe', probes[probe] ?? Number(probe)),
  ),
  rule(`(\\d{3}) ?-?(?:й|я|ая|ой|li|ли)? ?(?:${probeWords})?`, ([probe = '']) =>
    exactly('probe', probes[probe]),
  ),
  rule(number, ([plain]) => bareNumber(numberOf(plain))),
];

/** Returns the conditions of a text, and the text without them. */
export function readConditions(text: string): { rest: string; conditions: Condition[] } {
  const conditions: Condition[] = [];
  if (!/\d/.test(text)) return { rest: text, conditions };
  let rest = text;
  for (const { form, read } of rules)
    rest = rest.replace(form, (typed: string, ...parts: string[]) => {
      const condition = read(parts);
      if (!condition) return typed;
      conditions.push({ typed: typed.trim(), ...condition });
      return ' ';
    });
  return { rest, conditions };
}

/** The match must be separated from other letters and digits, and from a dash with digits as in an artikul. */
function rule(form: string, read: Rule['read']): Rule {
  return {
    form: new RegExp(
      String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][-.,])${form}(?![\p{L}\p{N}]|[-.,][\p{L}\p{N}])`,
      'giu',
    ),
    read,
  };
}

function price(min: string | null | undefined, max: string | null | undefined, times: string | undefined) {
  const [low, high] = [min, max].map((sum) => (sum == null ? null : somOf(sum, times)));
  // "до 3" is not a price
  return (low ?? high ?? 0) < 10_000 ? null : { name: 'price' as const, min: low ?? null, max: high ?? null };
}

function somOf(sum: string, times = ''): number {
  const plain = /^\d{1,3}(?:[ .]\d{3})+$/.test(sum) ? Number(sum.replaceAll(/[ .]/g, '')) : numberOf(sum);
  if (/^(?:mln|млн|mill|милл)/i.test(times)) return Math.round(plain * 1_000_000);
  return times === '' ? plain : Math.round(plain * 1000);
}

/** A bare number is a ring size if it is in that range, otherwise a chain length if in that range; 0.3 alone is a stone. */
function bareNumber(plain: number): Omit<Condition, 'typed'> | null {
  if (plain >= 14 && plain <= 24 && Number.isInteger(plain * 4)) return exactly('size', plain);
  if (plain >= 30 && plain <= 100 && Number.isInteger(plain)) return exactly('length', plain);
  return plain < 1 && plain > 0 ? caratsAround(plain) : null;
}

function exactly(name: ConditionName, value: number | undefined): Omit<Condition, 'typed'> | null {
  return value === undefined ? null : { name, min: value, max: value };
}

function around(name: ConditionName, value: number, room: number): Omit<Condition, 'typed'> {
  const rounded = (bound: number) => Math.round(bound * 1000) / 1000;
  return { name, min: rounded(Math.max(value - room, 0)), max: rounded(value + room) };
}

function caratsAround(value: number): Omit<Condition, 'typed'> {
  return around('carat', value, caratRoom(value));
}

function numberOf(written = ''): number {
  return Number(written.replace(',', '.'));
}
