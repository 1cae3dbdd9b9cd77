import { Type, type Static } from 'typebox';
import { Day, Id, Shape } from './primitives.ts';

/** The first day on which a piece that is transferred to a store can be picked up there. */
export const PickupDay = Shape({ storeId: Id, broughtOn: Day });
export const PickupDays = Type.Array(PickupDay);

export type PickupDay = Static<typeof PickupDay>;
