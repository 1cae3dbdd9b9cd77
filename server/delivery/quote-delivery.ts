import { soatoOf } from '#domain/delivery/place-ids.ts';
import { type Tariff, deliveryCostSom, tariffFor } from '#domain/delivery/tariff.ts';
import { type DayRange, courierDays } from '#domain/delivery/working-days.ts';
import type { WorkCalendar } from '#domain/delivery/calendar.ts';
import type { ReadDb } from '#database/connect.ts';
import { type DistrictTariffRow, selectDistrictTariffs } from './queries.ts';

export interface DeliveryQuote {
  /** Null = couriers do not deliver there. `isDistricts`: the tariff is the district's own, not its region's. */
  courier: { costSom: number; freeFromSom: number; days: DayRange; isDistricts: boolean } | null;
}

/**
 * Returns the cost in whole soʻm and the days of delivering goods of this amount to a district. `notBefore`: the day on which the last
 * piece is ready. Undefined if there is no such district.
 */
export async function quoteDelivery(
  db: ReadDb,
  args: {
    districtId: number;
    goodsTotalSom: number;
    now: Date;
    notBefore?: string | null;
    calendar: WorkCalendar;
  },
): Promise<DeliveryQuote | undefined> {
  const soato = soatoOf(args.districtId);
  const rows = await selectDistrictTariffs(db, soato);
  if (rows.length === 0) return undefined;
  const tariff = tariffFor(rows.flatMap(rowTariff), soato);
  if (tariff === null) return { courier: null };
  const { minDays, maxDays } = tariff;
  const { now, notBefore = null, calendar } = args;
  return {
    courier: {
      costSom: deliveryCostSom(tariff, args.goodsTotalSom),
      freeFromSom: tariff.freeFromSom,
      days: courierDays({ now, minDays, maxDays, notBefore, calendar }),
      isDistricts: tariff.districtId !== null,
    },
  };
}

function rowTariff(row: DistrictTariffRow): Tariff[] {
  const { cost_som: costSom, free_from_som: freeFromSom, min_days: minDays, max_days: maxDays } = row;
  if (costSom === null || freeFromSom === null || minDays === null || maxDays === null) return [];
  return [
    { regionId: row.region_id, districtId: row.tariff_district_id, costSom, freeFromSom, minDays, maxDays },
  ];
}
