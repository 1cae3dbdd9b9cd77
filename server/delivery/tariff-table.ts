import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { loadShippingTerms, type ShippingTerms } from '#server/content/shipping-terms.ts';
import {
  type DecidedDay,
  deleteDay,
  deletePlace,
  findDayVersion,
  findPlace,
  findPlaceVersion,
  findSettingsVersion,
  findZoneVersion,
  lockTariffTable,
  type Numbers,
  type PlaceRow,
  selectDecidedDays,
  selectPlaces,
  selectZones,
  updateZone,
  upsertDay,
  upsertPlace,
  upsertSettings,
  type ZoneRow,
} from './queries-tariff-table.ts';

/** The delivery settings as the staff see them: zones, places, entered calendar days, terms. */
export interface TariffTable {
  zones: ZoneRow[];
  places: PlaceRow[];
  days: (DecidedDay & { version: number })[];
  terms: ShippingTerms;
  termsVersion: number;
}

/** Settings of `shipping-terms.ts`. */
const termNames = [
  'courier_cut_off',
  'courier_insured_limit_som',
  'courier_insured_parcel_som',
  'handover_code_from_som',
] as const;
export type TermName = (typeof termNames)[number];

/** `from`: the first day of the calendar in the response. */
export async function loadTariffTable(db: ReadDb, { from }: { from: string }): Promise<TariffTable> {
  return {
    zones: await selectZones(db),
    places: await selectPlaces(db),
    days: await selectDecidedDays(db, from),
    terms: await loadShippingTerms(db),
    termsVersion: await findSettingsVersion(db, termNames),
  };
}

export type TariffChange =
  | { kind: 'ZONE'; zone: string; numbers: Numbers }
  /** Null = the zone's number applies. */
  | { kind: 'PLACE'; place: string; zone: string; numbers: { [Name in keyof Numbers]: number | null } }
  | { kind: 'NO_PLACE'; place: string }
  | { kind: 'DAY'; decided: DecidedDay }
  | { kind: 'USUAL_DAY'; day: string }
  /** Values as stored in the settings. */
  | { kind: 'TERMS'; terms: { [Name in TermName]?: string | number | undefined } };

export type TariffChanged =
  | { ok: true }
  | { ok: false; code: 'NO_ZONE' | 'NO_PLACE' | 'NOTHING_THERE' | 'ANOTHER_VERSION' };

/**
 * Changes one thing in the table if its version is the one that was seen (0 = it has no row yet). Pages and carts use the new days and
 * amounts at once; placed orders keep theirs.
 */
export async function changeTariffs(db: Db, change: TariffChange, seen: number): Promise<TariffChanged> {
  return withTransaction(db, async (db) => {
    await lockTariffTable(db);
    switch (change.kind) {
      case 'ZONE': {
        const version = await findZoneVersion(db, change.zone);
        if (version === undefined) return { ok: false, code: 'NO_ZONE' };
        if (version !== seen) return anotherVersion;
        return found(await updateZone(db, { zone: change.zone, ...change.numbers }), 'NO_ZONE');
      }
      case 'PLACE':
      case 'NO_PLACE':
        return changePlace(db, change, seen);
      case 'DAY':
      case 'USUAL_DAY':
        return changeDay(db, change, seen);
      case 'TERMS':
        if ((await findSettingsVersion(db, termNames)) !== seen) return anotherVersion;
        await upsertSettings(db, settingsOf(change.terms));
        return { ok: true };
    }
  });
}

const anotherVersion = { ok: false, code: 'ANOTHER_VERSION' } as const;

async function changePlace(
  db: Db,
  change: Extract<TariffChange, { kind: 'PLACE' | 'NO_PLACE' }>,
  seen: number,
): Promise<TariffChanged> {
  const place = await findPlace(db, change.place);
  if (place === undefined) return { ok: false, code: 'NO_PLACE' };
  if ((await findPlaceVersion(db, place)) !== seen) return anotherVersion;
  if (change.kind === 'NO_PLACE') return found(await deletePlace(db, place), 'NOTHING_THERE');
  if ((await findZoneVersion(db, change.zone)) === undefined) return { ok: false, code: 'NO_ZONE' };
  await upsertPlace(db, { ...place, zone: change.zone, ...change.numbers });
  return { ok: true };
}

async function changeDay(
  db: Db,
  change: Extract<TariffChange, { kind: 'DAY' | 'USUAL_DAY' }>,
  seen: number,
): Promise<TariffChanged> {
  const day = change.kind === 'DAY' ? change.decided.day : change.day;
  if ((await findDayVersion(db, day)) !== seen) return anotherVersion;
  if (change.kind === 'USUAL_DAY') return found(await deleteDay(db, day), 'NOTHING_THERE');
  await upsertDay(db, change.decided);
  return { ok: true };
}

const settingsOf = (terms: Extract<TariffChange, { kind: 'TERMS' }>['terms']) =>
  termNames.flatMap((name) => {
    const value = terms[name];
    return value === undefined ? [] : { name, value: JSON.stringify(value) };
  });

const found = (isThere: boolean, code: 'NO_ZONE' | 'NOTHING_THERE'): TariffChanged =>
  isThere ? { ok: true } : { ok: false, code };
