const hours = 60 * 60 * 1000;
// UTC+5 all year
const tashkentMs = 5 * hours;

/** Parses an amount, 1 500 000,00 or 1500000.1, to hundredths. Undefined = not an amount. */
export function hundredthsOf(cell: string): bigint | undefined {
  const text = cell.replaceAll(/[\s\u00A0\u202F]/gu, '').replace(/(?:сум|soʻm|so'm|uzs)\.?$/iu, '');
  const found = /^([-−]?)(\d{1,15})(?:[.,](\d{1,2})0*)?$/u.exec(text);
  if (found === null) return undefined;
  const [, sign = '', whole = '', part = ''] = found;
  const value = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
  return sign === '' ? value : -value;
}

/** Parses an amount in tiyin. Undefined = not an amount. */
export function tiyinOf(cell: string): bigint | undefined {
  const hundredths = hundredthsOf(cell);
  return hundredths === undefined || hundredths % 100n !== 0n ? undefined : hundredths / 100n;
}

/**
 * Parses an instant: milliseconds or seconds since 1970, days of a spreadsheet, ISO 8601, or day and time in Tashkent (2026-04-08
 * 12:00:00, 08.04.2026 12:00). Undefined = not an instant.
 */
export function instantOf(cell: string): Date | undefined {
  const text = cell.trim();
  if (/^\d{13}$/.test(text)) return new Date(Number(text));
  if (/^\d{10}$/.test(text)) return new Date(Number(text) * 1000);
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return instantOfSheet(Number(text));
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(text) && /^\d{4}-\d\d-\d\dT/.test(text);
  if (zoned) return real(new Date(text));
  return instantInWords(text);
}

/** Spreadsheets count days from 30 December 1899 in local time; the fraction is rounded to a second. */
function instantOfSheet(days: number): Date {
  const seconds = Math.round((days - 25_569) * 86_400);
  return new Date(seconds * 1000 - tashkentMs);
}

function instantInWords(text: string): Date | undefined {
  const found =
    /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d)[./](\d\d)[./](\d{4}))(?:[ T,]+(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/.exec(
      text,
    );
  if (found === null) return undefined;
  const [, isoYear, isoMonth, isoDay, day, month, year, hour = '00', minute = '00', second = '00'] = found;
  const date = `${isoYear ?? year}-${isoMonth ?? month}-${isoDay ?? day}`;
  const instant = real(new Date(`${date}T${hour}:${minute}:${second}Z`));
  // 31 February is not a day
  if (instant === undefined || instant.toISOString().slice(0, 10) !== date) return undefined;
  return new Date(instant.getTime() - tashkentMs);
}

const real = (date: Date): Date | undefined => (Number.isNaN(date.getTime()) ? undefined : date);
