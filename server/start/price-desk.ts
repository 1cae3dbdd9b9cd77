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
} from '../pricing/change-reductions.ts';
import { keepPrices } from '../pricing/keep-prices.ts';
import { findPriceHistory, type PriceSet, setPrice } from '../pricing/set-price.ts';
import { dayStart, sumOf, writtenSum } from './price-words.ts';
import { exitCodes, StopReason } from './stop-reason.ts';

const usage = `Promotions, promo codes and prices of single pieces. <off> is 10% or a sum in whole soʻm.
  npm run prices                                    promotions and codes that are not over
  npm run prices promotion <off> on=<what,what> uz="…" ru="…" en="…" [from=<day>] [to=<day>] [stacks]
  npm run prices code <CODE> <off> [on=<what,what>] [min=<soʻm>] [uses=<n>] [each=<n>] [from=<day>] [to=<day>] [stacks]
  npm run prices end <number or CODE>               ends a promotion or a code now
  npm run prices set <serial> <soʻm> [<B2B soʻm>]   a price of its own, which wins over the formula
  npm run prices set <serial> request               its price is told on request
  npm run prices formula <serial>                   priced by the metal formula again
  npm run prices history <serial>                   what it cost, and why that changed
<what> is an artikul, or the address of a category or a collection; <day> is YYYY-MM-DD, both days included.`;

/**
 * The staff's desk for prices: does what the words say and answers with what to print. Stops with a sentence where they say nothing it
 * knows, or where it cannot be done.
 */
export async function workAtPriceDesk(
  db: Db,
  { words, now }: { words: readonly string[]; now: Date },
): Promise<string> {
  const [command = 'list', named = '', ...rest] = words;
  switch (command) {
    case 'list':
      return listText(await listReductions(db, now));
    case 'promotion':
      return addPromotion(db, { words: [named, ...rest], now });
    case 'code':
      return addCode(db, { named, words: rest, now });
    case 'end': {
      const name = readPromoCode(named) ?? named;
      if (!(await endReduction(db, { named: name, now })))
        throw stop(`Nothing that goes on is named ${named}.`);
      return `${name} is over; ${await keepPrices(db, { now })} prices were changed.`;
    }
    case 'set': {
      const [sum, b2b] = rest;
      const isOnRequest = sum === 'request';
      const list = {
        b2cSom: isOnRequest ? null : sumOf(sum, usage),
        b2bSom: b2b === undefined ? null : sumOf(b2b, usage),
      };
      return said(await setPrice(db, { serial: named, to: list }), named);
    }
    case 'formula':
      return said(await setPrice(db, { serial: named, to: 'FORMULA' }), named);
    case 'history':
      return historyText(db, named);
    default:
      throw stop(usage);
  }
}

async function addPromotion(
  db: Db,
  { words, now }: { words: readonly string[]; now: Date },
): Promise<string> {
  const { facts, ...reduction } = readReduction(words, now);
  const [uz, ru, en] = [facts.get('uz'), facts.get('ru'), facts.get('en')];
  const targets = listOf(facts.get('on'));
  if (!uz || !ru || !en) throw stop(`A promotion says in three languages why.\n${usage}`);
  if (targets.length === 0) throw stop(`A promotion is on something.\n${usage}`);
  const id = requireCreated(await createPromotion(db, { ...reduction, name: { uz, ru, en }, targets }));
  return `Promotion ${id} is there; ${await keepPrices(db, { now })} prices were changed.`;
}

async function addCode(
  db: Db,
  { named, words, now }: { named: string; words: readonly string[]; now: Date },
): Promise<string> {
  const { facts, ...reduction } = readReduction(words, now);
  const code = readPromoCode(named);
  if (code === null) throw stop(`A code has 3 to 24 Latin letters, figures and dashes.\n${usage}`);
  const count = (name: string) => {
    const word = facts.get(name);
    return word === undefined ? null : sumOf(word, usage);
  };
  const limits = { leastGoodsSom: count('min') ?? 0, mostUses: count('uses'), mostUsesEach: count('each') };
  const targets = listOf(facts.get('on'));
  requireCreated(await createPromoCode(db, { code, ...reduction, ...limits, targets }), code);
  return `The code ${code} is there.`;
}

function readReduction(words: readonly string[], now: Date) {
  const [off = '', ...rest] = words;
  const facts = new Map(rest.map((word) => [word.split('=', 1)[0] ?? '', word.slice(word.indexOf('=') + 1)]));
  const isPercent = off.endsWith('%');
  const number = sumOf(isPercent ? off.slice(0, -1) : off, usage);
  if (isPercent && number > 90) throw stop('Ninety percent is the most.');
  const [from, to] = [facts.get('from'), facts.get('to')];
  return {
    percent: isPercent ? number : null,
    amountSom: isPercent ? null : number,
    stacks: facts.has('stacks'),
    beginsAt: from === undefined ? now : dayStart(from, usage),
    // the last day is included
    endsAt: to === undefined ? null : new Date(dayStart(to, usage).getTime() + 24 * 60 * 60 * 1000),
    facts,
  };
}

function listText({ promotions, codes }: Reductions): string {
  const offOf = (row: { percent: number | null; amount_som: number | null; stacks: boolean }) =>
    `${row.percent === null ? writtenSum(row.amount_som ?? 0) : `${row.percent} %`} off${row.stacks ? ', on top of others' : ''}`;
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

function said(set: PriceSet, serial: string): string {
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
