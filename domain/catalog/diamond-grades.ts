// Diamond grades as laboratories print them (domain.md 2.6). Each scale begins with the best grade and is shown in this order.

export const diamondColors = Array.from('DEFGHIJKLMNOPQRSTUVWXYZ');

/** Small stones in jewellery are graded in groups: VS is VS1 or VS2. */
export const diamondClarities = 'FL IF VVS1 VVS2 VVS VS1 VS2 VS SI1 SI2 SI I1 I2 I I3'.split(' ');

/** Cut grades of round stones. Ideal and Premium are terms of laboratories that have grades above Excellent and next to Very Good. */
export const diamondCuts = ['Ideal', 'Excellent', 'Premium', 'Very Good', 'Good', 'Fair', 'Poor'] as const;

/** Cut groups of the Russian system, from the best; stones that no laboratory graded are described by them. */
const russianCuts = ['А', 'Б', 'В'] as const;
export const cutGrades = [...diamondCuts, ...russianCuts] as const;

/** Grades of polish and symmetry. */
export const finishGrades = ['Excellent', 'Very Good', 'Good', 'Fair', 'Poor'] as const;

const strengths = ['Faint', 'Medium', 'Strong', 'Very Strong'] as const;
/** Strength of the fluorescence, with its color if a laboratory states it. */
export const fluorescences = [
  'None',
  ...strengths,
  ...strengths.flatMap((strength) => [`${strength} Blue` as const, `${strength} Yellow` as const]),
] as const;

/** Treatments that must be disclosed (domain.md 2.6). */
export const treatments = [
  'none',
  'heated',
  'oiled',
  'irradiated',
  'stabilized',
  'dyed',
  'bleached',
  'hpht',
  'clarity-enhanced',
] as const;

/** Kinds of stones whose color and clarity are graded on the scales below; the quality of colored stones is described freely. */
const gradedKinds: ReadonlySet<string> = new Set(['diamond', 'lab-diamond']);

/** Number of the Russian system: 3, 8–9. */
const russianNumber = /^\d{1,2}(?:[–-]\d{1,2})?$/;

/**
 * Returns a diamond's grade as laboratories write it, whatever the case in a file: a letter, a clarity, a fancy color, the grade of a grown
 * diamond, or a number of the Russian system. Null: not a grade. The grades of other stones are returned unchanged.
 */
export function gradeOf(kind: string, facet: 'color' | 'clarity', written: string): string | null {
  if (!gradedKinds.has(kind) || russianNumber.test(written)) return written;
  const upper = written.toUpperCase();
  if (onScale[facet].has(upper)) return upper;
  if (facet === 'color' && /^fancy [a-z -]{3,30}$/i.test(written)) return written;
  const ofGrown = ['Premium', 'Standard'].find((grade) => grade.toUpperCase() === upper);
  return kind === 'lab-diamond' ? (ofGrown ?? null) : null;
}

const onScale = {
  color: new Set(diamondColors),
  clarity: new Set(diamondClarities),
  cut: new Set<string>(diamondCuts),
};

/** Returns the filter values of a diamond: its grades that are on the laboratories' scales; a cut of `Very Good` is `very-good`. */
export function gradeFacetValues(
  grades: Record<keyof typeof onScale, string | null>,
): [facet: keyof typeof onScale, value: string][] {
  return (['color', 'clarity', 'cut'] as const).flatMap((facet): [typeof facet, string][] => {
    const grade = grades[facet];
    return grade !== null && onScale[facet].has(grade) ? [[facet, gradeValue(grade)]] : [];
  });
}

/** Returns a grade as written in a URL: letters stay as they are, words become `very-good`. */
export const gradeValue = (grade: string): string =>
  /[a-z]/.test(grade) ? grade.toLowerCase().replaceAll(' ', '-') : grade;

/** From this weight on the Russian system has finer scales; thousandths of a carat. */
const fineFrom = 300;

const fineColors: readonly [letters: string, color: string][] = [
  ['DE', '1'],
  ['F', '2'],
  ['G', '3'],
  ['H', '4'],
  ['I', '5'],
  ['J', '6'],
  ['K', '7'],
  ['LMNOPQRSTUVWXYZ', '8–9'],
];
const fineClarities: Readonly<Record<string, string>> = {
  FL: '1',
  IF: '1',
  VVS1: '2',
  VVS2: '3',
  VS1: '4',
  VS2: '5',
  SI1: '6',
  SI2: '7–8',
  I1: '9',
  I2: '10',
  I3: '11–12',
};
const coarseColors: readonly [letters: string, color: string][] = [
  ['DEFG', '1–2'],
  ['HIJ', '3–4'],
  ['KLMNOPQRSTUVWXYZ', '5–7'],
];
const coarseClarities: Readonly<Record<string, string>> = {
  FL: '1',
  IF: '1',
  VVS1: '2',
  VVS2: '2',
  VS1: '3–4',
  VS2: '3–4',
  SI1: '5',
  SI2: '6',
  I1: '7–8',
  I2: '7–8',
  I3: '7–8',
};

/**
 * Returns the approximate equivalent in the Russian system (GOST R 52913), "color/clarity" such as `3/5`. It helps readers who are used to
 * that system and never replaces what the certificate states. Null if a grade is not on the laboratories' scales.
 */
export function russianPair(stone: {
  color: string | null;
  clarity: string | null;
  caratThousandths: number | null;
}): string | null {
  const { color, clarity, caratThousandths } = stone;
  if (color === null || clarity === null || caratThousandths === null) return null;
  const isFine = caratThousandths >= fineFrom;
  const colors = isFine ? fineColors : coarseColors;
  const russianColor = color.length === 1 && colors.find(([letters]) => letters.includes(color))?.[1];
  const russianClarity = (isFine ? fineClarities : coarseClarities)[clarity];
  return russianColor && russianClarity ? `${russianColor}/${russianClarity}` : null;
}
