import type { PromoCodeRow, PromotionRow } from '#contract/admin/prices/reduction.ts';
import { instantOf } from '../preview/instant-field.tsx';

/** The form's values of a promotion or a code, as typed. */
export interface ReductionFields {
  nameRu: string;
  nameUz: string;
  nameEn: string;
  code: string;
  percent: string;
  sum: number | null;
  stacks: boolean;
  targets: string;
  from: string;
  until: string;
  least: number | null;
  maxUses: string;
  maxUsesPerShopper: string;
}

const emptyFields: ReductionFields = {
  nameRu: '',
  nameUz: '',
  nameEn: '',
  code: '',
  percent: '',
  sum: null,
  stacks: false,
  targets: '',
  from: '',
  until: '',
  least: null,
  maxUses: '',
  maxUsesPerShopper: '',
};

const isRow = (state: unknown): state is PromotionRow | PromoCodeRow =>
  typeof state === 'object' && state !== null && 'targets' in state && 'stacks' in state;

/** The fields of the original for a duplicate, without its period and its code. */
export function fieldsLike(state: unknown): ReductionFields {
  if (!isRow(state)) return emptyFields;
  const number = (value: number | null) => (value === null ? '' : String(value));
  const own =
    'code' in state
      ? {
          least: state.least || null,
          maxUses: number(state.maxUses),
          maxUsesPerShopper: number(state.maxUsesPerShopper),
        }
      : { nameRu: state.nameRu, nameUz: state.nameUz, nameEn: state.nameEn };
  return {
    ...emptyFields,
    ...own,
    percent: number(state.percent),
    sum: state.sum,
    stacks: state.stacks,
    targets: state.targets.map(({ word }) => word).join(', '),
  };
}

const countOf = (typed: string): number | undefined =>
  /^[1-9]\d{0,6}$/.test(typed) ? Number(typed) : undefined;

/** The fields common to a preview and a new reduction. */
export function reductionOf({ percent, sum, stacks, targets }: ReductionFields) {
  return {
    ...(percent !== '' && { percent: countOf(percent) ?? 0 }),
    ...(sum !== null && { sum }),
    stacks,
    targets: targets.split(/[\s,;]+/).filter((word) => word !== ''),
  };
}

export function limitsOf({ least, maxUses, maxUsesPerShopper }: ReductionFields) {
  const [most, each] = [countOf(maxUses), countOf(maxUsesPerShopper)];
  return {
    ...(least !== null && { least }),
    ...(most !== undefined && { maxUses: most }),
    ...(each !== undefined && { maxUsesPerShopper: each }),
  };
}

export const periodOf = ({ from, until }: ReductionFields) => ({
  ...(from !== '' && { from: instantOf(from) }),
  ...(until !== '' && { until: instantOf(until) }),
});
