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
import { exitCodes, StopReason } from './stop-reason.ts';
import { tariffText } from './tariff-text.ts';

const usage = `What couriers cost and when they come. Sums in whole soʻm, days of work; <place> is a region's id or the seven digits of a district.
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

/**
 * The staff's desk for delivery, until they have a back-office: does what the words say and answers with what to print. Stops with a
 * sentence where they say nothing it knows.
 */
export async function workAtTariffDesk(
  db: Db,
  { words, now }: { words: readonly string[]; now: Date },
): Promise<string> {
  const today = tashkentDay(now);
  if (words.length > 0) requireDone(await changeTariffs(db, readChange(words)), words);
  const table = await loadTariffTable(db, { from: `${today.slice(0, 4)}-01-01` });
  return tariffText(table, today);
}

function readChange([command = '', named = '', ...rest]: readonly string[]): TariffChange {
  switch (command) {
    case 'zone': {
      const [costSom, freeFromSom, minDays, maxDays] = numbersOf(rest, { canBeLeft: false });
      return { kind: 'ZONE', zone: named, numbers: inOrder({ costSom, freeFromSom, minDays, maxDays }) };
    }
    case 'place': {
      const [zone = '', ...numbers] = rest;
      const [costSom, freeFromSom, minDays, maxDays] = numbersOf(
        numbers.length === 0 ? ['-', '-', '-', '-'] : numbers,
        { canBeLeft: true },
      );
      return {
        kind: 'PLACE',
        place: named,
        zone,
        numbers: inOrder({ costSom, freeFromSom, minDays, maxDays }),
      };
    }
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
      throw stop(usage);
  }
}

type Four<N> = [costSom: N, freeFromSom: N, minDays: N, maxDays: N];

function numbersOf(words: readonly string[], asked: { canBeLeft: false }): Four<number>;
function numbersOf(words: readonly string[], asked: { canBeLeft: true }): Four<number | null>;
function numbersOf(words: readonly string[], { canBeLeft }: { canBeLeft: boolean }): Four<number | null> {
  const read = (word: string | undefined) => (canBeLeft && word === '-' ? null : wholeOf(word ?? ''));
  if (words.length !== 4) throw stop(`Four numbers: cost, free from, first and last day.\n${usage}`);
  const [cost, freeFrom, first, last] = words;
  return [read(cost), read(freeFrom), read(first), read(last)];
}

function inOrder<D extends { minDays: number | null; maxDays: number | null }>(numbers: D): D {
  const { minDays, maxDays } = numbers;
  if (minDays !== null && maxDays !== null && maxDays < minDays)
    throw stop('The last day does not come before the first.');
  if (Math.max(minDays ?? 0, maxDays ?? 0) > mostDays) throw stop(`At most ${mostDays} days of work.`);
  return numbers;
}

const mostDays = 60;

function wholeOf(word: string): number {
  if (!/^\d{1,12}$/.test(word)) throw stop(`${word === '' ? 'Nothing' : word} is no whole number.\n${usage}`);
  return Number(word);
}

function dayOf(word: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(word) && new Date(`${word}T00:00:00Z`).toJSON()?.startsWith(word);
  if (isDay !== true) throw stop(`${word === '' ? 'Nothing' : word} is no day.\n${usage}`);
  return word;
}

function reasonOf(words: readonly string[]): string {
  const reason = words.join(' ').trim();
  if (reason === '') throw stop(`Say why, e.g. "Ramazon hayit".\n${usage}`);
  return reason;
}

function termOf(named: string, word: string): TariffChange {
  const name = terms[named];
  if (name === undefined) throw stop(usage);
  if (name !== 'courier_cut_off') return { kind: 'TERM', name, value: wholeOf(word) };
  if (minuteOfTime(word) === null)
    throw stop(`${word === '' ? 'Nothing' : word} is no time of a day.\n${usage}`);
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
