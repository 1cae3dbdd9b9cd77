import type { ModelHealth, ModelRow, StaffModel } from '#contract/admin/catalog/model.ts';
import type { Tone } from '../kit/status.tsx';
import { keysOf } from '../kit/keys-of.ts';

type State = ModelRow['state'];

export const toneOfState: Record<State, Tone> = { DRAFT: 'waits', ACTIVE: 'done', ARCHIVED: 'over' };
export const states = keysOf(toneOfState);

export const makes = keysOf<NonNullable<ModelRow['make']>>({ A: 0, B: 0, C: 0, D: 0 });

export const genders = keysOf<NonNullable<StaffModel['gender']>>({ women: 0, men: 0, unisex: 0, kids: 0 });

export const kinds = keysOf<ModelRow['kind']>({ jewel: 0, 'loose-stone': 0 });

export const health = keysOf<ModelHealth>({
  PHOTO: 0,
  IN_SCALE: 0,
  LANGUAGES: 0,
  ALT: 0,
  CODES: 0,
  CERTIFICATE: 0,
});
