import type { Db } from '#database/connect.ts';
import type { PriceFormula } from '#domain/pricing/price-formula.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import {
  addFormula,
  changedFormula,
  type FormulaChange,
  previewFormula,
} from '../../pricing/change-formula.ts';
import { loadRates } from '../../pricing/change-rate.ts';
import type { PricePreview } from '../../pricing/preview-prices.ts';
import { selectFormulas } from '../../pricing/queries-formula.ts';
import { updatePrices } from '../../pricing/repricing/update-prices.ts';
import { exitCodes, StopReason } from '../../start/process/stop-reason.ts';
import { UsageProblem } from '../command.ts';
import { previewText, surprisingPercent, waitingText } from './price-preview-text.ts';
import { dayStart } from './sums.ts';

export const formulaUsage = `  npm run rate formula                                the parameters of the metal formula in force, and the formulas to come
  npm run rate formula try <place=value> …            how many prices that would change and by how much; changes nothing
  npm run rate formula <place=value> … [<day>] [sure] a new formula with these changes, from now on or from that day
<place> is written as the list shows it: metals.gold.B=170; nothing after "=" takes a kind of stone or a metal out.`;

export interface FormulaDeps {
  db: Db;
  now: Date;
  /** Who works here: it stands with the formula. */
  user: string;
  /** Prints how the repricing goes on. */
  print?: (line: string) => void;
}

/** `npm run rate formula …`: reads the words after it. A formula is another row, and never a change of one. */
export function readFormulaCommand(
  words: readonly string[],
  { isSure, usage }: { isSure: boolean; usage: string },
): (deps: FormulaDeps) => Promise<string> {
  const [first] = words;
  if (first === undefined) return ({ db }) => formulasText(db);
  const isTry = first === 'try';
  const rest = isTry ? words.slice(1) : words;
  const day = rest.find((word) => !word.includes('='));
  const changes = rest.filter((word) => word !== day).map((word) => changeOf(word, usage));
  if (changes.length === 0) throw new UsageProblem('Nothing is changed: name a place and its value.', usage);
  if (isTry && day !== undefined) throw new UsageProblem(`"${day}" is not known here.`, usage);
  if (isTry)
    return async ({ db }) => previewText(await previewFormula(db, await requireFormula(db, changes)));
  const startsAt = day === undefined ? undefined : { day, at: dayStart(day, usage) };
  return (deps) => setFormula(deps, { changes, isSure, startsAt });
}

/** A place, a name for each level: `gradePercent.G/VS`. */
const placePattern = /^[A-Za-z0-9/-]+(?:\.[A-Za-z0-9/-]+)*$/;

function changeOf(word: string, usage: string): FormulaChange {
  const path = word.slice(0, word.indexOf('='));
  const value = word.slice(path.length + 1);
  if (!word.includes('=') || !placePattern.test(path))
    throw new UsageProblem(`"${word}" is no place with its value.`, usage);
  if (value === '') return { path, value: null };
  return { path, value: /^\d+$/.test(value) ? Number(value) : value };
}

interface WantedFormula {
  changes: readonly FormulaChange[];
  isSure: boolean;
  startsAt: { day: string; at: Date } | undefined;
}

async function setFormula(
  { db, now, user, print }: FormulaDeps,
  { changes, isSure, startsAt }: WantedFormula,
): Promise<string> {
  const formula = await requireFormula(db, changes);
  const preview = await previewFormula(db, formula);
  if (!isSure) requireUsual(preview);
  const validFrom = startsAt?.at ?? now;
  if (validFrom < now) throw stop(`${startsAt?.day} is over: a formula begins today or later.`);
  print?.(previewText(preview));
  await addFormula(db, { formula, validFrom, createdBy: user });
  if (validFrom > now) return `The formula is in force from ${startsAt?.day} on.`;
  const onBatch = (count: number) => print?.(`${count} prices are changed …`);
  const changed = await updatePrices(db, { now, onBatch });
  const { notRepriced } = await loadRates(db);
  return `The formula is in force; ${changed} prices were changed.${waitingText(notRepriced)}`;
}

function requireUsual(preview: PricePreview): void {
  const { beforeSom, afterSom } = preview;
  if (Math.abs(afterSom - beforeSom) * 100 <= beforeSom * surprisingPercent) return;
  throw stop(
    `${previewText(preview)}\nThat is more than ${surprisingPercent} %. If it is right, add the word "sure".`,
  );
}

async function requireFormula(db: Db, changes: readonly FormulaChange[]): Promise<PriceFormula> {
  const read = await changedFormula(db, changes);
  if (read.ok) return read.formula;
  throw stop(`This is no formula:\n${read.errors.map((error) => `  ${error}`).join('\n')}`);
}

async function formulasText(db: Db): Promise<string> {
  const formulas = await selectFormulas(db);
  return formulas
    .map(({ id, params, valid_from, applied_at, created_by }) =>
      [
        `formula ${id}, ${applied_at === null ? 'from' : 'since'} ${tashkentDay(valid_from)}, by ${created_by}`,
        ...linesOf(params).map((line) => `  ${line}`),
      ].join('\n'),
    )
    .join('\n');
}

/** `metals.gold.B = 165`, as places are written. */
function linesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path} = ${String(value)}`];
  return Object.entries(value).flatMap(([name, inner]) =>
    linesOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
