import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Day, Som } from '#contract/primitives.ts';
import { minuteOfTime, defaultCutOffMinute, type WorkCalendar } from '#domain/delivery/calendar.ts';
import { courierInsuredLimitSom, type InsuredLimits } from '#domain/delivery/tariff.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectTerms } from '#server/kit/queries-settings.ts';

/** When and how orders are delivered: the shop's settings and its calendar. */
export interface ShippingTerms {
  calendar: WorkCalendar;
  insured: InsuredLimits;
  /** Orders from this amount on are handed over only for a code (decisions 9); in whole soʻm. */
  handoverCodeFromSom: number;
}

const defaultHandoverCodeFromSom = 5_000_000;

const storedSettings = Compile(
  Type.Partial(
    Type.Object({
      courier_cut_off: Type.String(),
      courier_insured_limit_som: Som,
      courier_insured_parcel_som: Som,
      handover_code_from_som: Som,
    }),
  ),
);
const storedCalendar = Compile(Type.Array(Type.Object({ day: Day, works: Type.Boolean() })));

/** Parses the stored settings and calendar. A missing setting has its default; throws for a malformed one. */
export function readShippingTerms(stored: { settings: unknown; calendar: unknown }): ShippingTerms {
  const settings = storedSettings.Parse(stored.settings ?? {});
  const pieceSom = settings.courier_insured_limit_som ?? courierInsuredLimitSom;
  return {
    calendar: {
      cutOffMinute: cutOffOf(settings.courier_cut_off),
      decided: new Map(storedCalendar.Parse(stored.calendar).map(({ day, works }) => [day, works])),
    },
    // a parcel is insured as a whole; without a separate limit it has that of a piece
    insured: { pieceSom, parcelSom: settings.courier_insured_parcel_som ?? pieceSom },
    handoverCodeFromSom: settings.handover_code_from_som ?? defaultHandoverCodeFromSom,
  };
}

export async function loadShippingTerms(db: ReadDb): Promise<ShippingTerms> {
  return readShippingTerms(await selectTerms(db));
}

function cutOffOf(time: string | undefined): number {
  if (time === undefined) return defaultCutOffMinute;
  const minute = minuteOfTime(time);
  if (minute === null) throw new Error(`the setting courier_cut_off is not a time of day: ${time}`);
  return minute;
}
