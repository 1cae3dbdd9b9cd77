import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Nullable, Shape } from '#contract/primitives.ts';
import type { Decision } from './bulk-action.ts';

const JobReport = Shape({
  changed: Type.Integer({ minimum: 0 }),
  refused: Type.Record(Type.String(), Type.Integer({ minimum: 1 })),
  /** Why the job stopped: PERMISSION_MISSING, INTERNAL. */
  failure: Type.Optional(Nullable(Type.String())),
});
export type JobReport = Static<typeof JobReport>;

const stored = Compile(JobReport);
export const reportOf = (value: unknown): JobReport => stored.Parse(value);

/** Adds a batch to the report. */
export function addToReport(report: JobReport, decisions: readonly Decision[]): JobReport {
  const refused = { ...report.refused };
  let { changed } = report;
  for (const decision of decisions) {
    if (decision.result === 'CHANGED') changed += 1;
    if (decision.result === 'REFUSED') refused[decision.code] = (refused[decision.code] ?? 0) + 1;
  }
  return { ...report, changed, refused };
}
