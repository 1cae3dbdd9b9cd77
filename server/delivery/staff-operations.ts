import type { staffDeliveryOperations as declared } from '#contract/operations/admin/delivery.ts';
import type { Db } from '#database/connect.ts';
import { loadShippingTerms } from '#server/content/shipping-terms.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { quoteDelivery } from './quote-delivery.ts';
import { changeTariffs, loadTariffTable, type TariffChange } from './tariff-table.ts';
import { quoteToWire } from './wire.ts';
import { firstDayShown, numbersFromWire, tableToWire } from './wire-tariff-table.ts';

/** Operations of the staff on delivery: each changes one thing and returns the whole table. */
export const staffDeliveryOperations = {
  getDeliveryTable: ({ db }, { now }) => readTable(db, now),

  changeDeliveryZone({ db }, { input, now }) {
    const { zone, version, ...numbers } = input;
    refuseOutOfOrder(numbers);
    const change: TariffChange = { kind: 'ZONE', zone, numbers: numbersFromWire(numbers) };
    return changeTable(db, change, { seen: version, now, record: ['delivery-zone', zone] });
  },

  putDeliveryPlace({ db }, { input, now }) {
    const { place, zone, version, cost = null, freeFrom = null, minDays = null, maxDays = null } = input;
    refuseOutOfOrder({ minDays, maxDays });
    const numbers = { costSom: cost, freeFromSom: freeFrom, minDays, maxDays };
    const change: TariffChange = { kind: 'PLACE', place, zone, numbers };
    return changeTable(db, change, { seen: version, now, record: ['delivery-place', place] });
  },

  dropDeliveryPlace: ({ db }, { input: { place, version }, now }) =>
    changeTable(db, { kind: 'NO_PLACE', place }, { seen: version, now, record: ['delivery-place', place] }),

  decideDeliveryDay({ db }, { input: { day, works, reason, version }, now }) {
    const change: TariffChange = { kind: 'DAY', decided: { day, works, reason } };
    return changeTable(db, change, { seen: version, now, record: ['delivery-day', day] });
  },

  dropDeliveryDay: ({ db }, { input: { day, version }, now }) =>
    changeTable(db, { kind: 'USUAL_DAY', day }, { seen: version, now, record: ['delivery-day', day] }),

  changeDeliveryTerms({ db }, { input, now }) {
    const { cutOff, insuredPiece, insuredParcel, handoverCodeFrom, version } = input;
    const terms = {
      courier_cut_off: cutOff,
      courier_insured_limit_som: insuredPiece,
      courier_insured_parcel_som: insuredParcel,
      handover_code_from_som: handoverCodeFrom,
    };
    return changeTable(
      db,
      { kind: 'TERMS', terms },
      { seen: version, now, record: ['delivery-terms', null] },
    );
  },

  async quoteDeliveryForStaff({ db }, { input: { districtId, total }, now }) {
    const { calendar } = await loadShippingTerms(db);
    const quote = await quoteDelivery(db, { districtId, goodsTotalSom: total, now, calendar });
    if (quote === undefined) throw new Refusal('NOT_FOUND');
    const source = quote.courier === null ? 'NONE' : quote.courier.isDistricts ? 'DISTRICT' : 'REGION';
    return { ...quoteToWire(districtId, quote, now), source };
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

const readTable = async (db: Db, now: Date) =>
  tableToWire(await loadTariffTable(db, { from: firstDayShown(now) }), now);

interface Change {
  seen: number;
  now: Date;
  /** As named in the audit. */
  record: [resource: string, id: string | null];
}

async function changeTable(
  db: Db,
  change: TariffChange,
  { seen, now, record: [resource, recordId] }: Change,
) {
  const changed = await changeTariffs(db, change, seen);
  if (changed.ok) return readTable(db, now);
  if (changed.code !== 'ANOTHER_VERSION') throw new Refusal('NOT_FOUND');
  const last = await lastChange(db, { resource, recordId });
  throw new Refusal('VERSION_CONFLICT', { current: await readTable(db, now), ...last });
}

/** Refuses a last day before the first. */
function refuseOutOfOrder({ minDays, maxDays }: { minDays: number | null; maxDays: number | null }): void {
  if (minDays !== null && maxDays !== null && maxDays < minDays)
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/maxDays', code: 'minimum' }]);
}
