import type { Db } from '#database/connect.ts';
import { readPromoCode } from '#domain/pricing/promo-code.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import {
  createPromoCode,
  createPromotion,
  type Created,
  endReduction,
  listReductions,
  type Reductions,
} from '../../pricing/change-reductions.ts';
import { updatePrices } from '../../pricing/repricing/update-prices.ts';
import { findPriceHistory, type PriceSet, setPrice } from '../../pricing/set-price.ts';
import { exitCodes, StopReason } from '../../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem, wholeNumber } from '../command.ts';
import { dayStart, sumOf, writtenSum } from './sums.ts';

const usage = `npm run prices: promotions, promo codes and prices of single pieces. <off> is 10% or a sum in whole soʻm.
  npm run prices                                    promotions and codes that are not over
  npm run prices promotion <off> on=<what,what> uz="…" ru="…" en="…" [from=<day>] [to=<day>] [stacks]
  npm run prices code <CODE> <off> [on=<what,what>] [min=<soʻm>] [uses=<n>] [each=<n>] [from=<day>] [to=<day>] [stacks]
  npm run prices end <number or CODE>               ends a promotion or a code now
  npm run prices set <serial> <soʻm> [<B2B soʻm>]   a price of its own, which wins over the formula
  npm run prices set <serial> request               price on request
  npm run prices formula <serial>                   priced by the metal formula again
  npm run prices history <serial>                   what it cost, and why that changed
<what> is an artikul, or the address of a category or a collection; <day> is YYYY-MM-DD, both days included.`;

export interface PricesDeps {
  db: Db;
  now: Date;
}
type Work = ReturnType<Command<PricesDeps>['read']>;

/** `npm run prices`. */
export const pricesCommand: Command<PricesDeps> = {
  usage,
  read: (args) => {
    const { positionals } = readArguments(args, { usage, count: [0, 12] });
    const [command = 'list', ...rest] = positionals;
    const read = subcommands[command];
    if (read === undefined) throw new UsageProblem(`"${command}" is not known here.`, usage);
    return read(rest);
  },
};

const subcommands: Partial<Record<string, (words: string[]) => Work>> = {
  list: (words) => {
    readArguments(words, { usage });
    return async ({ db, now }) => listText(await listReductions(db, now));
  },
  promotion: readPromotion,
  code: readCode,
  end: (words) => {
    const named = onlyWord(words);
    const code = readPromoCode(named);
    // a promotion's number is a code's form, too
    if (code === null || /^\d+$/.test(named))
      wholeNumber(named, { name: 'The number of a promotion', usage });
    const name = code ?? named;
    return async ({ db, now }) => {
      if (!(await endReduction(db, { named: name, now })))
        throw stop(`No current promotion or code is named ${named}.`);
      return `${name} is over; ${await updatePrices(db, { now })} prices were changed.`;
    };
  },
  set: (words) => {
    readArguments(words, { usage, count: [2, 3] });
    const [serial = '', sum, b2b] = words;
    const list = {
      b2cSom: sum === 'request' ? null : sumOf(sum, usage),
      b2bSom: b2b === undefined ? null : sumOf(b2b, usage),
    };
    return async ({ db }) => priceSet(await setPrice(db, { serial, to: list }), serial);
  },
  formula: (words) => {
    const serial = onlyWord(words);
    return async ({ db }) => priceSet(await setPrice(db, { serial, to: 'FORMULA' }), serial);
  },
  history: (words) => {
    const serial = onlyWord(words);
    return ({ db }) => historyText(db, serial);
  },
};

function onlyWord(words: string[]): string {
  readArguments(words, { usage, count: [1, 1] });
  return words[0] ?? '';
}

function readPromotion(words: string[]): Work {
  const { facts, ...reduction } = readReduction(words, ['uz', 'ru', 'en']);
  const [uz, ru, en] = [facts.get('uz'), facts.get('ru'), facts.get('en')];
  const targets = listOf(facts.get('on'));
  if (!uz || !ru || !en) throw new UsageProblem('A promotion has a name in three languages.', usage);
  if (targets.length === 0) throw new UsageProblem('A promotion is on something: on=<what>.', usage);
  return async ({ db, now }) => {
    const promotion = { ...reduction, beginsAt: reduction.beginsAt ?? now, name: { uz, ru, en }, targets };
    const id = requireCreated(await createPromotion(db, promotion));
    return `Promotion ${id} is there; ${await updatePrices(db, { now })} prices were changed.`;
  };
}

function readCode([named = '', ...words]: string[]): Work {
  const { facts, ...reduction } = readReduction(words, ['min', 'uses', 'each']);
  const code = readPromoCode(named);
  if (code === null) throw new UsageProblem('A code has 3 to 24 Latin letters, digits and dashes.', usage);
  const count = (name: string) => {
    const word = facts.get(name);
    return word === undefined ? null : sumOf(word, usage);
  };
  const limits = { leastGoodsSom: count('min') ?? 0, mostUses: count('uses'), mostUsesEach: count('each') };
  const targets = listOf(facts.get('on'));
  return async ({ db, now }) => {
    const promoCode = { code, ...reduction, beginsAt: reduction.beginsAt ?? now, ...limits, targets };
    requireCreated(await createPromoCode(db, promoCode), code);
    return `The code ${code} is there.`;
  };
}

/** `10% on=rings from=2026-03-01`: the reduction, and its facts by name, of which `own` are those of this kind of reduction. */
function readReduction(words: readonly string[], own: readonly string[]) {
  const [off = '', ...rest] = words;
  const facts = new Map(rest.map((word) => [word.split('=', 1)[0] ?? '', word.slice(word.indexOf('=') + 1)]));
  const unknown = [...facts.keys()].find((name) => ![...own, 'on', 'from', 'to', 'stacks'].includes(name));
  if (unknown !== undefined) throw new UsageProblem(`"${unknown}" is not known here.`, usage);
  const isPercent = off.endsWith('%');
  const number = sumOf(isPercent ? off.slice(0, -1) : off, usage);
  if (isPercent && number > 90) throw new UsageProblem('Ninety percent is the most.', usage);
  const [from, to] = [facts.get('from'), facts.get('to')];
  return {
    percent: isPercent ? number : null,
    amountSom: isPercent ? null : number,
    stacks: facts.has('stacks'),
    beginsAt: from === undefined ? undefined : dayStart(from, usage),
    // the last day is included
    endsAt: to === undefined ? null : new Date(dayStart(to, usage).getTime() + 24 * 60 * 60 * 1000),
    facts,
  };
}

function listText({ promotions, codes }: Reductions): string {
  const offOf = (row: { percent: number | null; amount_som: number | null; stacks: boolean }) =>
    `${row.percent === null ? writtenSum(row.amount_som ?? 0) : `${row.percent} %`} off${row.stacks ? ', on top of other reductions' : ''}`;
  const periodOf = (row: { begins_at: Date; ends_at: Date | null }) =>
    `from ${tashkentDay(row.begins_at)}${row.ends_at === null ? '' : ` until ${tashkentDay(new Date(row.ends_at.getTime() - 1))}`}`;
  const lines = [
    ...promotions.map((row) =>
      [
        `promotion ${row.id}`,
        row.promotion_state,
        offOf(row),
        periodOf(row),
        row.name.ru,
        `${row.pieces} pieces`,
      ].join(' · '),
    ),
    ...codes.map((row) =>
      [
        `code ${row.code}`,
        offOf(row),
        periodOf(row),
        ...(row.least_goods_som > 0 ? [`for ${writtenSum(row.least_goods_som)} and more`] : []),
        `used ${row.uses}${row.most_uses === null ? '' : ` of ${row.most_uses}`}`,
        ...(row.most_uses_each === null ? [] : [`${row.most_uses_each} each`]),
        ...(row.is_for_all ? [] : ['for some pieces']),
      ].join(' · '),
    ),
  ];
  return lines.length === 0 ? 'There are no promotions and no codes.' : lines.join('\n');
}

async function historyText(db: Db, serial: string): Promise<string> {
  const rows = await findPriceHistory(db, serial);
  if (rows === undefined) throw stop(`There is no piece ${serial}.`);
  if (rows.length === 0) return `The price of ${serial} never changed.`;
  const written = (som: number | null) => (som === null ? 'on request' : writtenSum(som));
  return rows
    .map(
      (row) =>
        `${tashkentDay(row.at)}  ${written(row.from_b2c_som)} → ${written(row.to_b2c_som)}  ${row.why}`,
    )
    .join('\n');
}

function priceSet(set: PriceSet, serial: string): string {
  if (set.ok) return `${serial} has its price.`;
  switch (set.code) {
    case 'NOT_FOUND':
      throw stop(`There is no piece ${serial}.`);
    case 'KEPT':
      throw stop(`${serial} is held, ordered or sold: its price stays.`);
    case 'NO_FORMULA':
      throw stop(`Nobody has said how the model of ${serial} is made: the formula cannot price it.`);
  }
}

function requireCreated(created: Created, code = ''): number {
  if (created.ok) return created.id;
  switch (created.code) {
    case 'UNKNOWN_TARGET':
      throw stop(`${created.word} is no artikul and no address of a category or collection.`);
    case 'CODE_TAKEN':
      throw stop(`There is a code ${code} already.`);
  }
}

const listOf = (words: string | undefined): string[] => words?.split(',').filter((word) => word !== '') ?? [];
const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
