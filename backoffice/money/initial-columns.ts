import type { ReportColumnChoice } from '#contract/admin/settlement.ts';

/** The assignments that the form begins with: those made before whose columns the report has; for the other fields the proposed ones. */
export function initialColumns(
  chosen: readonly ReportColumnChoice[],
  proposed: readonly ReportColumnChoice[],
  titles: readonly string[],
): ReportColumnChoice[] {
  const present = chosen.filter(({ title }) => titles.includes(title));
  const free = proposed.filter(
    ({ name, title }) => !present.some((column) => column.name === name || column.title === title),
  );
  return [...present, ...free];
}
