import { UsageProblem } from '../command.ts';

/** 7 270 000 soʻm */
export function writtenSum(som: number): string {
  return `${String(som).replaceAll(/\B(?=(\d{3})+$)/g, ' ')} soʻm`;
}

/** Whole soʻm above 0, with or without spaces or underscores between the thousands. Throws UsageProblem. */
export function sumOf(word: string | undefined, usage: string): number {
  const digits = word?.replaceAll(/[\s_]/g, '') ?? '';
  if (!/^[1-9]\d{0,11}$/.test(digits))
    throw new UsageProblem(`A sum is a whole number of soʻm above 0, not "${word ?? ''}".`, usage);
  return Number(digits);
}

/** When a day in Tashkent begins. Throws UsageProblem. */
export function dayStart(day: string, usage: string): Date {
  const instant = new Date(`${day}T00:00:00+05:00`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(instant.getTime()))
    throw new UsageProblem(`A day is written YYYY-MM-DD, not "${day}".`, usage);
  return instant;
}
