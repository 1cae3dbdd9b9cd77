import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { FormulaParams } from '#contract/admin/prices/formula.ts';
import type { PriceFormula } from '#domain/pricing/price-formula.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { approvalExecutor } from '#server/approval/executor.ts';
import { type ApprovalEffect, ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import { getPriceTerms } from '../get-price-terms.ts';
import { priceEffect } from '../preview/price-effect.ts';
import { repriceTask } from '../tasks.ts';
import { previewFormula } from './preview-formula.ts';
import { readFormula } from './price-formula-schema.ts';
import { insertFormula } from './queries-formula.ts';

/** Maximum number of differences listed for the approver. */
const namedDifferences = 60;

interface Wished {
  params: unknown;
  /** Null = at once. */
  from: Date | null;
  reason: string;
  now: Date;
}

/**
 * Requests a formula from an instant on; a second person must always approve it. Refuses with FORMULA_WRONG, FORMULA_SAME or
 * STARTS_IN_PAST.
 */
export async function requestFormula(db: Db, { params, from, reason, now }: Wished): Promise<never> {
  const formula = requireFormula(params);
  if (from !== null && from < now) throw refusedField('STARTS_IN_PAST', '/from');
  if ((await differencesOf(db, formula)).length === 0) throw new Refusal('FORMULA_SAME');
  const payload = { formula, from: from?.toISOString() ?? null };
  const effect = await effectOf(db, payload, now);
  throw new ApprovalNeeded({
    kind: 'FORMULA',
    payload,
    effect,
    resource: 'formula',
    recordId: 'new',
    reason,
  });
}

/** Refuses with FORMULA_WRONG (facts: errors). */
export function requireFormula(params: unknown): PriceFormula {
  const read = readFormula(params);
  if (!read.ok) throw refusedField('FORMULA_WRONG', `/params${read.path}`, { errors: read.errors });
  return read.formula;
}

/** Lists the differences from the formula in force: `metals.gold.B: 165 → 170`. */
export async function differencesOf(db: ReadDb, formula: PriceFormula): Promise<string[]> {
  const { formula: inForce } = await getPriceTerms(db);
  const [before, after] = [placesOf(inForce), placesOf(formula)];
  const places = new Set([...before.keys(), ...after.keys()]);
  return [...places].flatMap((place) => {
    const [was, will] = [before.get(place) ?? '—', after.get(place) ?? '—'];
    return was === will ? [] : [`${place}: ${was} → ${will}`];
  });
}

function placesOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...placesOf(inner, path === '' ? name : `${path}.${name}`),
    ]),
  );
}

async function effectOf(
  db: ReadDb,
  { formula, from }: { formula: PriceFormula; from: string | null },
  now: Date,
): Promise<ApprovalEffect> {
  const differences = await differencesOf(db, formula);
  const lines = differences.slice(0, namedDifferences);
  const more = differences.length > lines.length ? ['…'] : [];
  return priceEffect(await previewFormula(db, { formula, now }), [
    { name: 'CHANGES', value: [...lines, ...more].join('; ') },
    ...(from === null ? [] : [{ name: 'FROM' as const, value: from }]),
  ]);
}

const payloads = Compile(
  Type.Object({ formula: FormulaParams, from: Type.Union([Type.String(), Type.Null()]) }),
);

/** Puts an approved formula in force; if its start has passed in the meantime, from the approval on. */
export const formulaExecutor = approvalExecutor({
  payloads,
  assess: effectOf,
  run: async (db, { formula, from }, { approvalId, requestedBy, now }) => {
    const wanted = from === null ? now : new Date(from);
    const validFrom = wanted < now ? now : wanted;
    await insertFormula(db, { formula: requireFormula(formula), validFrom, setBy: requestedBy, approvalId });
    if (validFrom <= now) await enqueue(db, { task: repriceTask });
  },
});
