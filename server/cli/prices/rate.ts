import type { Db } from '#database/connect.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { loadRates, previewRate, setRate } from '../../pricing/change-rate.ts';
import { selectPreciousMetals } from '../../pricing/queries-rate.ts';
import { updatePrices } from '../../pricing/repricing/update-prices.ts';
import { exitCodes, StopReason } from '../../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem } from '../command.ts';
import { type FormulaDeps, formulaUsage, readFormulaCommand } from './formula.ts';
import { previewText, surprisingPercent, waitingText } from './price-preview-text.ts';
import { dayStart, sumOf, writtenSum } from './sums.ts';

const usage = `npm run rate: reference rates of metals, soʻm for a gram: of 999.9 gold; of silver and platinum as the plainest piece is sold, with its making.
  npm run rate                                        the rates in force, and those to come
  npm run rate try <metal> <soʻm>                     how many prices it would change and by how much; changes nothing
  npm run rate <metal> <soʻm> [<YYYY-MM-DD>] [sure]   from now on, or from that day; reprices its pieces
${formulaUsage}
<metal> is a precious metal of the shop: gold, silver, platinum. What changes a rate, or prices together, by more than 30 % wants the word "sure".`;

type RateDeps = FormulaDeps;

/** `npm run rate`. Stopped in the middle, the shop itself goes on with the repricing. */
export const rateCommand: Command<RateDeps> = {
  usage,
  read: (args) => {
    const { positionals } = readArguments(args, { usage, count: [0, 100] });
    const isSure = positionals.includes('sure');
    const [first, ...rest] = positionals.filter((word) => word !== 'sure');
    if (first === undefined) return ({ db }) => ratesText(db);
    if (first === 'formula') return readFormulaCommand(rest, { isSure, usage });
    if (first === 'try') {
      readArguments(rest, { usage, count: [2, 2] });
      const [metal = '', sum] = rest;
      const refSom = sumOf(sum, usage);
      return async ({ db }) => {
        await requireMetal(db, metal);
        return previewText(await previewRate(db, { metal, refSom }));
      };
    }
    readArguments(rest, { usage, count: [1, 2] });
    const [sum, day] = rest;
    const wanted = { metal: first, refSom: sumOf(sum, usage), isSure };
    const startsAt = day === undefined ? undefined : { day, at: dayStart(day, usage) };
    return (deps) => changeRate(deps, { ...wanted, startsAt });
  },
};

interface WantedRate {
  metal: string;
  refSom: number;
  isSure: boolean;
  startsAt: { day: string; at: Date } | undefined;
}

async function changeRate(
  { db, now, print }: RateDeps,
  { metal, refSom, isSure, startsAt }: WantedRate,
): Promise<string> {
  await requireMetal(db, metal);
  const preview = previewText(await previewRate(db, { metal, refSom }));
  await requireSure(db, { metal, refSom, isSure });
  const effectiveAt = startsAt?.at ?? now;
  if (effectiveAt < now) throw stop(`${startsAt?.day} is over: a rate begins today or later.`);
  print?.(preview);
  await setRate(db, { metal, refSom, effectiveAt });
  if (effectiveAt > now) return `From ${startsAt?.day} on a gram of ${metal} is ${writtenSum(refSom)}.`;
  const onBatch = (count: number) => print?.(`${count} prices are changed …`);
  const changed = await updatePrices(db, { now, onBatch });
  const { notRepriced } = await loadRates(db);
  return `A gram of ${metal} is ${writtenSum(refSom)}; ${changed} prices were changed.${waitingText(notRepriced)}`;
}

async function ratesText(db: Db): Promise<string> {
  const { inForce, toCome, notRepriced } = await loadRates(db);
  const lines = [...inForce, ...toCome].map(
    ({ metal, ref_som, effective_at, applied_at }) =>
      `${metal.padEnd(9)}${writtenSum(ref_som).padStart(16)}  ${applied_at === null ? 'from' : 'since'} ${tashkentDay(effective_at)}`,
  );
  return [
    ...lines,
    ...(notRepriced === 0 ? [] : [`${notRepriced} pieces wait for a price until they are on sale again.`]),
  ].join('\n');
}

async function requireSure(
  db: Db,
  { metal, refSom, isSure }: { metal: string; refSom: number; isSure: boolean },
): Promise<void> {
  const { inForce } = await loadRates(db);
  const present = inForce.find((rate) => rate.metal === metal)?.ref_som ?? refSom;
  if (isSure || Math.abs(refSom - present) * 100 <= present * surprisingPercent) return;
  throw stop(
    `A gram of ${metal} is ${writtenSum(present)} now: ${writtenSum(refSom)} is off by more than ${surprisingPercent} %. If it is right, add the word "sure".`,
  );
}

async function requireMetal(db: Db, metal: string): Promise<void> {
  if ((await selectPreciousMetals(db)).includes(metal)) return;
  throw new UsageProblem(`"${metal}" is no metal that has a rate.`, usage);
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
