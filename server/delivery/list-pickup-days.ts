import { Compile } from 'typebox/compile';
import { Store } from '#contract/content.ts';
import type { PickupDay } from '#contract/pickup.ts';
import { pickupDays } from '#domain/delivery/pickup.ts';
import type { ReadDb } from '#database/connect.ts';
import { loadShippingTerms } from '#server/content/shipping-terms.ts';
import { selectStoreHours } from './queries.ts';

const storedWeek = Compile(Store.properties.hours);
const storedExceptions = Compile(Store.properties.exceptions);

/** Returns when each open store could hand over a piece that leaves another place at `now`. */
export async function listPickupDays(db: ReadDb, now: Date): Promise<PickupDay[]> {
  const { calendar } = await loadShippingTerms(db);
  const stores = await selectStoreHours(db);
  return stores.flatMap((store) => {
    // opening hours are JSON in the database; malformed ones are a bug and throw
    const hours = {
      week: storedWeek.Parse(store.hours),
      exceptions: storedExceptions.Parse(store.exceptions),
    };
    const days = pickupDays({ now, hours, isAllHere: false, calendar });
    return days === null ? [] : { storeId: store.id, broughtOn: days.from };
  });
}
