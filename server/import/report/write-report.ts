import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { fillText } from '#contract/wording-rules.ts';
import enScreen from '#texts/en/bo-exchange.json' with { type: 'json' };
import en from '#texts/en/bo-imports.json' with { type: 'json' };
import ruScreen from '#texts/ru/bo-exchange.json' with { type: 'json' };
import ru from '#texts/ru/bo-imports.json' with { type: 'json' };
import uzScreen from '#texts/uz/bo-exchange.json' with { type: 'json' };
import uz from '#texts/uz/bo-imports.json' with { type: 'json' };
import { selectProblems } from '../queries-run.ts';
import { nameWords } from './name-words.ts';

const pageSize = 1_000;
const words = {
  ru: { head: ru.report, refusals: ruScreen.refusal },
  uz: { head: uz.report, refusals: uzScreen.refusal },
  en: { head: en.report, refusals: enScreen.refusal },
};

/** Writes all refusals of a run as a CSV file that Excel opens in Uzbekistan: UTF-8 with a byte order mark, separated by semicolons. */
export async function reportCsv(db: ReadDb, runId: number, language: Language): Promise<string> {
  const { head, refusals } = words[language];
  const sentences = new Map(Object.entries(refusals));
  const lines = [[head.line, head.column, head.value, head.code, head.why].join(';')];
  for (let after = 0; ;) {
    const problems = await selectProblems(db, { runId, after, size: pageSize });
    for (const { line, field, value, code, detail } of await nameWords(db, problems, language)) {
      const why = fillText(sentences.get(code) ?? code, { detail: detail ?? '' });
      lines.push([String(line), field, value, code, why].map(cell).join(';'));
    }
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
