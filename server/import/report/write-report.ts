import type { ReadDb } from '#database/connect.ts';
import { selectProblems } from '../queries-run.ts';
import { problemSentence } from './problem-sentences.ts';

const pageSize = 1_000;
const head = ['Строка', 'Столбец', 'Значение', 'Код', 'Что не так'];

/** Writes all refusals of a run as a CSV file that Excel opens in Uzbekistan: UTF-8 with a byte order mark, separated by semicolons. */
export async function reportCsv(db: ReadDb, runId: number): Promise<string> {
  const lines = [head.join(';')];
  for (let after = 0; ;) {
    const problems = await selectProblems(db, { runId, after, size: pageSize });
    for (const { line, field, value, code, detail } of problems)
      lines.push(
        [String(line), field, value, code, problemSentence({ code, value, detail })].map(cell).join(';'),
      );
    const last = problems.at(-1);
    if (last === undefined || problems.length < pageSize) break;
    after = last.id;
  }
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** Prefixes an apostrophe to cells that a spreadsheet would evaluate as a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[";\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
