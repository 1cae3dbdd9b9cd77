import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { loadShippingTerms, type ShippingTerms } from '#server/content/shipping-terms.ts';
import {
  type DecidedDay,
  deleteDay,
  deletePlace,
  findPlace,
  type Numbers,
  type PlaceRow,
  selectDecidedDays,
  selectPlaces,
  selectUnserved,
  selectZones,
  updateZone,
  upsertDay,
  upsertPlace,
  upsertSetting,
} from './queries-tariff-table.ts';

/** What staff see of delivery: the zones, the places in them, the days that were decided, the terms. */
export interface TariffTable {
  zones: (Numbers & { zone: string })[];
  places: PlaceRow[];
  unserved: Awaited<ReturnType<typeof selectUnserved>>;
  days: DecidedDay[];
  terms: ShippingTerms;
}

/** `from`: the first day of the calendar in the answer. */
export async function loadTariffTable(db: ReadDb, { from }: { from: string }): Promise<TariffTable> {
  return {
    zones: await selectZones(db),
    places: await selectPlaces(db),
    unserved: await selectUnserved(db),
    days: await selectDecidedDays(db, from),
    terms: await loadShippingTerms(db),
  };
}

export type TariffChange =
  | { kind: 'ZONE'; zone: string; numbers: Numbers }
  /** Null numbers are the zone's. */
  | { kind: 'PLACE'; place: string; zone: string; numbers: { [Name in keyof Numbers]: number | null } }
  | { kind: 'NO_PLACE'; place: string }
  | { kind: 'DAY'; decided: DecidedDay }
  | { kind: 'USUAL_DAY'; day: string }
  /** `value` as it stands in the settings. */
  | { kind: 'TERM'; name: TermName; value: string | number };

/** Settings of `shipping-terms.ts`. */
export type TermName =
  | 'courier_cut_off'
  | 'courier_insured_limit_som'
  | 'courier_insured_parcel_som'
  | 'handover_code_from_som';

export type TariffChanged = { ok: true } | { ok: false; code: 'NO_ZONE' | 'NO_PLACE' | 'NOTHING_THERE' };

/** Changes one thing of the table; pages and carts tell the new dates and sums at once, orders that are placed keep theirs. */
export async function changeTariffs(db: Db, change: TariffChange): Promise<TariffChanged> {
  return withTransaction(db, async (db) => {
    switch (change.kind) {
      case 'ZONE':
        return found(await updateZone(db, { zone: change.zone, ...change.numbers }), 'NO_ZONE');
      case 'PLACE':
        return putPlace(db, change);
      case 'NO_PLACE': {
        const place = await findPlace(db, change.place);
        if (place === undefined) return { ok: false, code: 'NO_PLACE' };
        return found(await deletePlace(db, place), 'NOTHING_THERE');
      }
      case 'DAY':
        await upsertDay(db, change.decided);
        return { ok: true };
      case 'USUAL_DAY':
        return found(await deleteDay(db, change.day), 'NOTHING_THERE');
      case 'TERM':
        await upsertSetting(db, { name: change.name, value: JSON.stringify(change.value) });
        return { ok: true };
    }
  });
}

async function putPlace(
  db: Db,
  { place: id, zone, numbers }: Extract<TariffChange, { kind: 'PLACE' }>,
): Promise<TariffChanged> {
  const zones = await selectZones(db);
  if (!zones.some((known) => known.zone === zone)) return { ok: false, code: 'NO_ZONE' };
  const place = await findPlace(db, id);
  if (place === undefined) return { ok: false, code: 'NO_PLACE' };
  await upsertPlace(db, { ...place, zone, ...numbers });
  return { ok: true };
}

const found = (isThere: boolean, code: 'NO_ZONE' | 'NOTHING_THERE'): TariffChanged =>
  isThere ? { ok: true } : { ok: false, code };
