import { expect, it } from 'vitest';
import { closingLine, countPlaywright, countVitest, skippedLine, skipReasons, sum } from './test-count.ts';

it('the closing line mentions skipped tests only if there are any', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

it('the counts of suites are added up', () => {
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33 });
});

it('a file that failed to load counts as a failure', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 1 });
});

it('an error outside the browser tests, such as a shop that does not start, is a failure', () => {
  const report = {
    errors: [{ message: 'The shop did not open' }],
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
  };
  expect(countPlaywright(report)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('a report without counts is refused', () => {
  expect(() => countVitest({})).toThrow('has no number');
  expect(() => countPlaywright(null)).toThrow('has no number');
});

it('lists why tests were skipped, each reason once', () => {
  const skipped = (description: string) => ({
    status: 'skipped',
    annotations: [{ type: 'skip', description }],
  });
  const report = {
    suites: [
      {
        specs: [{ tests: [skipped('a desktop’s'), { status: 'expected', annotations: [] }] }],
        suites: [{ specs: [{ tests: [skipped('a desktop’s'), skipped('a phone’s')] }] }],
      },
    ],
  };
  expect(skippedLine(skipReasons(report))).toBe('Skipped: 2 × a desktop’s; 1 × a phone’s\n');
  expect(skippedLine([])).toBe('');
});
