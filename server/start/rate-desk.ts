import type { Db } from '#database/connect.ts';
import { type RatedMetal, ratedMetals } from '#domain/pricing/metal-formula.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { loadRates, previewRate, type RatePreview, setRate } from '../pricing/change-rate.ts';
import { keepPrices } from '../pricing/keep-prices.ts';
import { dayStart, sumOf, writtenSum } from './price-words.ts';
import { exitCodes, StopReason } from './stop-reason.ts';

const usage = `Reference rates of metals, soʻm for a gram: of 999.9 gold; of silver and platinum as the plainest piece is sold, with its making.
  npm run rate                                        the rates in force, and those to come
  npm run rate try <metal> <soʻm>                     how many prices it would change and by how much; changes nothing
  npm run rate <metal> <soʻm> [<YYYY-MM-DD>] [sure]   from now on, or from that day; prices its pieces anew
<metal> is gold, silver or platinum. A rate that is off the present one by more than 30 % wants the word "sure".`;

const surprisingPercent = 30;

/**
 * The staff's desk for metal rates: does what the words say and answers with what to print. `tell` hears how it goes on. Stopped in the
 * middle, the shop itself goes on with it. Stops with a sentence where the words say nothing it knows.
 */
export async function workAtRateDesk(
  db: Db,
  { words, now, tell }: { words: readonly string[]; now: Date; tell?: (line: string) => void },
): Promise<string> {
  const isSure = words.includes('sure');
  const [first, ...rest] = words.filter((word) => word !== 'sure');
  if (first === undefined) return ratesText(db);
  const isTry = first === 'try';
  const [metalWord, sumWord, day] = isTry ? rest : [first, ...rest];
  const metal = metalOf(metalWord);
  const refSom = sumOf(sumWord, usage);
  const preview = previewText(await previewRate(db, { metal, refSom }));
  if (isTry) return preview;
  await requireSure(db, { metal, refSom, isSure });
  const effectiveAt = day === undefined ? now : dayStart(day, usage);
  if (effectiveAt < now) throw stop(`${day} is over: a rate begins today or later.`);
  tell?.(preview);
  await setRate(db, { metal, refSom, effectiveAt });
  if (effectiveAt > now) return `From ${day} on a gram of ${metal} is ${writtenSum(refSom)}.`;
  const changed = await keepPrices(db, { now, onBatch: (count) => tell?.(`${count} prices are changed …`) });
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
  if (metal === undefined) throw stop(usage);
  return metal;
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
