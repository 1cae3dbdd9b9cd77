import type { ModelHealth, ModelRow, StaffModel } from '#contract/admin/catalog/model.ts';
import type { Tone } from '../kit/status.tsx';

type State = ModelRow['state'];

export const toneOfState: Record<State, Tone> = { DRAFT: 'waits', ACTIVE: 'done', ARCHIVED: 'over' };
export const states = Object.keys(toneOfState) as State[]; // the keys of the table above

export const makes = Object.keys({ A: 0, B: 0, C: 0, D: 0 } satisfies Record<
  NonNullable<ModelRow['make']>,
  0
>) as NonNullable<ModelRow['make']>[]; // the keys of the table above

export const genders = Object.keys({ women: 0, men: 0, unisex: 0, kids: 0 } satisfies Record<
  NonNullable<StaffModel['gender']>,
  0
>) as NonNullable<StaffModel['gender']>[]; // the keys of the table above

export const kinds = Object.keys({ jewel: 0, 'loose-stone': 0 } satisfies Record<
  ModelRow['kind'],
  0
>) as ModelRow['kind'][]; // the keys of the table above

export const health = Object.keys({
  PHOTO: 0,
  IN_SCALE: 0,
  LANGUAGES: 0,
  ALT: 0,
  CODES: 0,
  CERTIFICATE: 0,
} satisfies Record<ModelHealth, 0>) as ModelHealth[]; // the keys of the table above
