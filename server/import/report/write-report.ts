import type { ReadDb } from '#database/connect.ts';
import { selectProblems } from '../queries-run.ts';
import { problemSentence } from './problem-sentences.ts';

const pageSize = 1_000;
const head = ['Строка', 'Столбец', 'Значение', 'Код', 'Что не так'];

/** All refusals of a run as a file that Excel opens as it is here: UTF-8 with its mark, semicolons. */
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

/** A spreadsheet runs a cell that begins like a formula: an apostrophe makes it text. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[";\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
