import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ReadDb } from '#database/connect.ts';
import { problemSentence } from './problem-sentences.ts';
import { type FoundProblem, selectProblems } from '../queries-run.ts';

const pageSize = 1_000;

/** A file of refusals that Excel opens as it is here: UTF-8 with its mark, semicolons. Lines are appended as they come. */
export function openReport(file: string): {
  write: (
    problems: readonly (Omit<FoundProblem, 'code' | 'detail'> & { code: string; detail?: string | null })[],
  ) => Promise<void>;
  close: () => Promise<void>;
} {
  mkdirSync(path.dirname(file), { recursive: true });
  const stream = createWriteStream(file);
  stream.write(`\ufeff${['Строка', 'Столбец', 'Значение', 'Код', 'Что не так'].join(';')}\r\n`);
  return {
    write: async (problems) => {
      const text = problems
        .map(({ line, field, value, code, detail }) =>
          [String(line), field, value, code, problemSentence({ code, value, detail: detail ?? null })]
            .map(cell)
            .join(';'),
        )
        .map((line) => `${line}\r\n`)
        .join('');
      if (text !== '' && !stream.write(text)) await once(stream, 'drain');
    },
    close: async () => {
      stream.end();
      await once(stream, 'close');
    },
  };
}

/** All refusals of a run, as a file. */
export async function writeReport(
  db: ReadDb,
  { runId, file }: { runId: number; file: string },
): Promise<void> {
  const report = openReport(file);
  for (let after = 0; ;) {
    const problems = await selectProblems(db, { runId, after, size: pageSize });
    await report.write(problems);
    const last = problems.at(-1);
    if (last === undefined || problems.length < pageSize) break;
    after = last.id;
  }
  await report.close();
}

/** A spreadsheet runs a cell that begins like a formula: an apostrophe makes it text. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[";\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
