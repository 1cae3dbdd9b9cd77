import type { Db } from '#database/connect.ts';
import { minuteOfTime } from '#domain/delivery/calendar.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import {
  changeTariffs,
  loadTariffTable,
  type TariffChange,
  type TariffChanged,
  type TermName,
} from '../delivery/tariff-table.ts';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem } from './command.ts';
import { tariffText } from './tariffs-text.ts';

const usage = `npm run tariffs: what couriers cost and when they come. Sums in whole soʻm, days of work; <place> is a region's code or the seven digits of a district.
  npm run tariffs                                             zones, places, calendar and terms as they are
  npm run tariffs -- zone <zone> <cost> <free from> <first day> <last day>
  npm run tariffs -- place <place> <zone> [<cost> <free from> <first day> <last day>]   "-" = as in its zone
  npm run tariffs -- drop <place>                             a district goes with its region; to a region no courier goes
  npm run tariffs -- rest <YYYY-MM-DD> "<why>"                a day on which couriers rest, e.g. of Hayit
  npm run tariffs -- work <YYYY-MM-DD> "<why>"                a Sunday or holiday on which they work
  npm run tariffs -- usual <YYYY-MM-DD>                       that day is as any other again
  npm run tariffs -- term cut-off <HH:MM>                     what is ordered before it leaves the same day
  npm run tariffs -- term insured-piece | insured-parcel | code-from <sum>`;

const terms: Record<string, TermName> = {
  'cut-off': 'courier_cut_off',
  'insured-piece': 'courier_insured_limit_som',
  'insured-parcel': 'courier_insured_parcel_som',
  'code-from': 'handover_code_from_som',
};

/** `npm run tariffs`, until the back-office replaces it. Prints the whole table after each change. */
export const tariffsCommand: Command<{ db: Db; now: Date }> = {
  usage,
  read: (args) => {
    const { positionals: words } = readArguments(args, { usage, count: [0, 20] });
    const change = words.length === 0 ? undefined : readChange(words);
    return async ({ db, now }) => {
      if (change !== undefined) requireDone(await changeTariffs(db, change), words);
      const today = tashkentDay(now);
      return tariffText(await loadTariffTable(db, { from: `${today.slice(0, 4)}-01-01` }), today);
    };
  },
};

const mostWords: Partial<Record<string, number>> = { zone: 6, place: 7, drop: 2, usual: 2, term: 3 };

function readChange(words: readonly string[]): TariffChange {
  const [command = '', named = '', ...rest] = words;
  readArguments(words, { usage, count: [1, mostWords[command] ?? words.length] });
  switch (command) {
    case 'zone': {
      const [costSom, freeFromSom, minDays, maxDays] = numbersOf(rest, { canBeLeft: false });
      return { kind: 'ZONE', zone: named, numbers: inOrder({ costSom, freeFromSom, minDays, maxDays }) };
    }
    case 'place':
      return placeOf(named, rest);
    case 'drop':
      return { kind: 'NO_PLACE', place: named };
    case 'rest':
    case 'work':
      return {
        kind: 'DAY',
        decided: { day: dayOf(named), works: command === 'work', reason: reasonOf(rest) },
      };
    case 'usual':
      return { kind: 'USUAL_DAY', day: dayOf(named) };
    case 'term':
      return termOf(named, rest[0] ?? '');
    default:
      throw new UsageProblem(`"${command}" is not known here.`, usage);
  }
}

function placeOf(place: string, [zone = '', ...words]: readonly string[]): TariffChange {
  const [costSom, freeFromSom, minDays, maxDays] = numbersOf(
    words.length === 0 ? ['-', '-', '-', '-'] : words,
    { canBeLeft: true },
  );
  return { kind: 'PLACE', place, zone, numbers: inOrder({ costSom, freeFromSom, minDays, maxDays }) };
}

type Four<N> = [costSom: N, freeFromSom: N, minDays: N, maxDays: N];

function numbersOf(words: readonly string[], options: { canBeLeft: false }): Four<number>;
function numbersOf(words: readonly string[], options: { canBeLeft: true }): Four<number | null>;
function numbersOf(words: readonly string[], { canBeLeft }: { canBeLeft: boolean }): Four<number | null> {
  const read = (word: string | undefined) => (canBeLeft && word === '-' ? null : wholeOf(word ?? ''));
  if (words.length !== 4) throw new UsageProblem(`Four numbers: cost, free from, first and last day.`, usage);
  const [cost, freeFrom, first, last] = words;
  return [read(cost), read(freeFrom), read(first), read(last)];
}

function inOrder<D extends { minDays: number | null; maxDays: number | null }>(numbers: D): D {
  const { minDays, maxDays } = numbers;
  if (minDays !== null && maxDays !== null && maxDays < minDays)
    throw new UsageProblem('The last day does not come before the first.', usage);
  if (Math.max(minDays ?? 0, maxDays ?? 0) > mostDays)
    throw new UsageProblem(`At most ${mostDays} days of work.`, usage);
  return numbers;
}

const mostDays = 60;

function wholeOf(word: string): number {
  if (!/^\d{1,12}$/.test(word))
    throw new UsageProblem(`${word === '' ? 'Nothing' : word} is no whole number.`, usage);
  return Number(word);
}

function dayOf(word: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(word) && new Date(`${word}T00:00:00Z`).toJSON()?.startsWith(word);
  if (isDay !== true) throw new UsageProblem(`${word === '' ? 'Nothing' : word} is no day.`, usage);
  return word;
}

function reasonOf(words: readonly string[]): string {
  const reason = words.join(' ').trim();
  if (reason === '') throw new UsageProblem(`Say why, e.g. "Ramazon hayit".`, usage);
  return reason;
}

function termOf(named: string, word: string): TariffChange {
  const name = terms[named];
  if (name === undefined) throw new UsageProblem(`"${named}" is no term.`, usage);
  if (name !== 'courier_cut_off') return { kind: 'TERM', name, value: wholeOf(word) };
  if (minuteOfTime(word) === null)
    throw new UsageProblem(`${word === '' ? 'Nothing' : word} is no time of a day.`, usage);
  return { kind: 'TERM', name, value: word };
}

function requireDone(changed: TariffChanged, [command, named = '', zone = '']: readonly string[]): void {
  if (changed.ok) return;
  switch (changed.code) {
    case 'NO_ZONE':
      throw stop(`There is no zone ${command === 'zone' ? named : zone}.`);
    case 'NO_PLACE':
      throw stop(`There is no region or district ${named}.`);
    case 'NOTHING_THERE':
      throw stop(`Nothing was said of ${named}.`);
  }
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
