import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ImportedRow } from '#domain/import/read-row.ts';
import type { ProblemCode, RowProblem } from '#domain/import/row-problem.ts';

const optionalText = (maxLength: number, pattern?: string) =>
  Type.Optional(
    Type.Union([Type.Null(), Type.String({ maxLength, ...(pattern !== undefined && { pattern }) })]),
  );
const whole = (minimum: number, maximum: number) =>
  Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum, maximum })]));
const name = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }));
const description = Type.Optional(Type.String({ maxLength: 5_000 }));
/** In hundredths of a millimeter: up to two meters. */
const small = whole(1, 200_000);
const grade = optionalText(40);
const som = whole(0, 1_000_000_000_000);

/** Limits of the shop's tables and pages, for every kind of file. */
const limits = Compile(
  Type.Object({
    artikul: Type.String({ pattern: '^[A-Za-z0-9-]+$', maxLength: 40 }),
    serialNumber: Type.String({ pattern: '^[A-Za-z0-9./-]+$', maxLength: 40 }),
    product: Type.Object({
      'name.uz': name,
      'name.ru': name,
      'name.en': name,
      'description.uz': description,
      'description.ru': description,
      'description.en': description,
    }),
    piece: Type.Object({
      weight_mg: whole(1, 100_000_000),
      probe: whole(1, 999),
      size_hundredths_mm: small,
      length_mm: whole(1, 2_000),
      width_hundredths_mm: small,
      height_hundredths_mm: small,
      thickness_hundredths_mm: small,
      makers_mark: optionalText(10),
      ikpu: optionalText(32, String.raw`^(?:\d{17}|DEMO-[a-z-]+)$`),
      package_code: optionalText(32),
    }),
    price: Type.Object({ b2cSom: som, b2bSom: som }),
    report: Type.Object({
      report_number: Type.Optional(Type.String({ maxLength: 80, pattern: '^[A-Za-z0-9][A-Za-z0-9 ,./-]*$' })),
    }),
    stones: Type.Union([
      Type.Null(),
      Type.Array(
        Type.Object({
          count: Type.Integer({ minimum: 1, maximum: 10_000 }),
          carat_thousandths: whole(1, 1_000_000),
          size_hundredths_mm: small,
          depth_tenths_percent: whole(1, 999),
          table_tenths_percent: whole(1, 999),
          length_hundredths_mm: small,
          width_hundredths_mm: small,
          depth_hundredths_mm: small,
          color: grade,
          clarity: grade,
          cut: grade,
          treatment: grade,
          polish: grade,
          symmetry: grade,
          fluorescence: grade,
        }),
      ),
    ]),
  }),
);

const codes: Record<string, ProblemCode> = {
  pattern: 'BAD_FORM',
  maxLength: 'TOO_LONG',
  minLength: 'EMPTY',
  minimum: 'OUT_OF_RANGE',
  maximum: 'OUT_OF_RANGE',
};

/** Returns the fields of a row that are too long, too large, too small or malformed. `pathOf` returns the mapping's field of a column. */
export function limitProblems(row: ImportedRow, pathOf: (place: string) => string): RowProblem[] {
  if (limits.Check(row)) return [];
  return limits.Errors(row).flatMap(({ keyword, instancePath, params }): RowProblem[] => {
    const code = codes[keyword];
    if (code === undefined) return [];
    const place = instancePath.slice(1).replaceAll('/', '.');
    const limit = keyword === 'maxLength' && 'limit' in params ? String(params.limit) : keyword;
    return [{ code, field: pathOf(place), value: '', detail: limit }];
  });
}
