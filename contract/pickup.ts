import { Type, type Static } from 'typebox';
import { Day, Id, Shape } from './primitives.ts';

/** The first day on which a piece that is brought to a store from elsewhere can be collected there. */
export const PickupDay = Shape({ storeId: Id, broughtOn: Day });
export const PickupDays = Type.Array(PickupDay);

export type PickupDay = Static<typeof PickupDay>;
