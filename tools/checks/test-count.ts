export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((n, { passed }) => n + passed, 0),
  failed: counts.reduce((n, { failed }) => n + failed, 0),
  skipped: counts.reduce((n, { skipped }) => n + skipped, 0),
});

export function closingLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Returns the line above the closing one: why tests were skipped, each reason with its number; empty if none was. */
export function skippedLine(reasons: readonly string[]): string {
  if (reasons.length === 0) return '';
  const groups = [...Map.groupBy(reasons, (reason) => reason)].map(
    ([reason, { length }]) => `${length} × ${reason}`,
  );
  return `Skipped: ${groups.join('; ')}\n`;
}

/** Returns the reason of each skipped test in a report of Playwright. */
export function skipReasons(report: unknown): string[] {
  const tests = [...listed(report, 'suites')].flatMap(testsOf);
  return tests
    .filter((test) => property(test, 'status') === 'skipped')
    .map((test) => {
      const mark = listed(test, 'annotations').find((one) => property(one, 'type') === 'skip');
      const reason = property(mark, 'description');
      return typeof reason === 'string' ? reason : 'without a reason';
    });
}

function testsOf(suite: unknown): unknown[] {
  return [
    ...listed(suite, 'specs').flatMap((spec) => listed(spec, 'tests')),
    ...listed(suite, 'suites').flatMap(testsOf),
  ];
}

/** Counts the tests in Vitest's report. A file that could not be loaded or whose hooks failed counts as one failure. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = numbers(report);
  const failed = numFailedTests ?? 0;
  const brokenFiles = filesThatFailed(report);
  return {
    passed: required(numPassedTests),
    failed: failed + brokenFiles,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
}

/** Counts the tests in Playwright's report. A test that passed when retried has passed. */
export function countPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky, skipped } = numbers(property(report, 'stats'));
  return {
    passed: required(expected) + (flaky ?? 0),
    failed: (unexpected ?? 0) + listed(report, 'errors').length,
    skipped: skipped ?? 0,
  };
}

function filesThatFailed(report: unknown): number {
  return listed(report, 'testResults').filter(
    (file) =>
      property(file, 'status') === 'failed' &&
      !listed(file, 'assertionResults').some((test) => property(test, 'status') === 'failed'),
  ).length;
}

function required(value: number | undefined): number {
  if (value === undefined) throw new Error('The report has no number of passed tests');
  return value;
}

function numbers(value: unknown): Partial<Record<string, number>> {
  if (value === null || typeof value !== 'object') return {};
  return Object.fromEntries(Object.entries(value).filter(([, n]) => typeof n === 'number'));
}

function property(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object'
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function listed(value: unknown, name: string): unknown[] {
  const found = property(value, name);
  return Array.isArray(found) ? found : [];
}
