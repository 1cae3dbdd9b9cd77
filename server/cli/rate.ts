import type { Db } from '#database/connect.ts';
import { type RatedMetal, ratedMetals } from '#domain/pricing/metal-formula.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { loadRates, previewRate, type RatePreview, setRate } from '../pricing/change-rate.ts';
import { updatePrices } from '../pricing/repricing/update-prices.ts';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem } from './command.ts';
import { dayStart, sumOf, writtenSum } from './sums.ts';

const usage = `npm run rate: reference rates of metals, soʻm for a gram: of 999.9 gold; of silver and platinum as the plainest piece is sold, with its making.
  npm run rate                                        the rates in force, and those to come
  npm run rate try <metal> <soʻm>                     how many prices it would change and by how much; changes nothing
  npm run rate <metal> <soʻm> [<YYYY-MM-DD>] [sure]   from now on, or from that day; prices its pieces anew
<metal> is gold, silver or platinum. A rate that is off the present one by more than 30 % wants the word "sure".`;

const surprisingPercent = 30;

export interface RateDeps {
  db: Db;
  now: Date;
  /** Prints how the repricing goes on. */
  print?: (line: string) => void;
}

/** `npm run rate`. Stopped in the middle, the shop itself goes on with the repricing. */
export const rateCommand: Command<RateDeps> = {
  usage,
  read: (args) => {
    const { positionals } = readArguments(args, { usage, count: [0, 4] });
    const isSure = positionals.includes('sure');
    const [first, ...rest] = positionals.filter((word) => word !== 'sure');
    if (first === undefined) return ({ db }) => ratesText(db);
    if (first === 'try') {
      readArguments(rest, { usage, count: [2, 2] });
      const wanted = { metal: metalOf(rest[0]), refSom: sumOf(rest[1], usage) };
      return async ({ db }) => previewText(await previewRate(db, wanted));
    }
    readArguments(rest, { usage, count: [1, 2] });
    const [sum, day] = rest;
    const wanted = { metal: metalOf(first), refSom: sumOf(sum, usage), isSure };
    const startsAt = day === undefined ? undefined : { day, at: dayStart(day, usage) };
    return (deps) => changeRate(deps, { ...wanted, startsAt });
  },
};

interface WantedRate {
  metal: RatedMetal;
  refSom: number;
  isSure: boolean;
  startsAt: { day: string; at: Date } | undefined;
}

async function changeRate(
  { db, now, print }: RateDeps,
  { metal, refSom, isSure, startsAt }: WantedRate,
): Promise<string> {
  const preview = previewText(await previewRate(db, { metal, refSom }));
  await requireSure(db, { metal, refSom, isSure });
  const effectiveAt = startsAt?.at ?? now;
  if (effectiveAt < now) throw stop(`${startsAt?.day} is over: a rate begins today or later.`);
  print?.(preview);
  await setRate(db, { metal, refSom, effectiveAt });
  if (effectiveAt > now) return `From ${startsAt?.day} on a gram of ${metal} is ${writtenSum(refSom)}.`;
  const onBatch = (count: number) => print?.(`${count} prices are changed …`);
  const changed = await updatePrices(db, { now, onBatch });
  const { kept } = await loadRates(db);
  const waiting =
    kept === 0 ? '' : ` ${kept} pieces are held or ordered: theirs waits until they are on sale again.`;
  return `A gram of ${metal} is ${writtenSum(refSom)}; ${changed} prices were changed.${waiting}`;
}

async function ratesText(db: Db): Promise<string> {
  const { inForce, toCome, kept } = await loadRates(db);
  const lines = [...inForce, ...toCome].map(
    ({ metal, ref_som, effective_at, applied_at }) =>
      `${metal.padEnd(9)}${writtenSum(ref_som).padStart(16)}  ${applied_at === null ? 'from' : 'since'} ${tashkentDay(effective_at)}`,
  );
  return [
    ...lines,
    ...(kept === 0 ? [] : [`${kept} pieces wait for a price until they are on sale again.`]),
  ].join('\n');
}

function previewText({ pieces, dearer, cheaper, kept, beforeSom, afterSom }: RatePreview): string {
  const percent = beforeSom === 0 ? 0 : Math.round(((afterSom - beforeSom) / beforeSom) * 1000) / 10;
  const change = `${percent > 0 ? '+' : ''}${percent} %`;
  return [
    `${pieces} pieces are priced by it: ${dearer} become dearer, ${cheaper} cheaper, ${pieces - dearer - cheaper} stay.`,
    `Together ${writtenSum(beforeSom)} → ${writtenSum(afterSom)} (${change}); ${kept} of them are held or ordered and wait.`,
  ].join('\n');
}

async function requireSure(
  db: Db,
  { metal, refSom, isSure }: { metal: RatedMetal; refSom: number; isSure: boolean },
): Promise<void> {
  const { inForce } = await loadRates(db);
  const present = inForce.find((rate) => rate.metal === metal)?.ref_som ?? refSom;
  if (isSure || Math.abs(refSom - present) * 100 <= present * surprisingPercent) return;
  throw stop(
    `A gram of ${metal} is ${writtenSum(present)} now: ${writtenSum(refSom)} is off by more than ${surprisingPercent} %. If it is right, add the word "sure".`,
  );
}

function metalOf(word: string | undefined): RatedMetal {
  const metal = ratedMetals.find((one) => one === word);
  if (metal === undefined) throw new UsageProblem(`"${word ?? ''}" is no metal that has a rate.`, usage);
  return metal;
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
