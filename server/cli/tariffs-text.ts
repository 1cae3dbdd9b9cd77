import { addDays, type TashkentDay } from '#domain/units/tashkent-day.ts';
import type { TariffTable } from '../delivery/tariff-table.ts';

/** The movable holidays of a year, each of a day at least: they are announced, not computed. */
const hayitsAYear = 2;
/** Promises reach that far ahead. */
const promisedDays = 60;

/** The table of delivery as staff read it in a terminal. */
export function tariffText(table: TariffTable, today: TashkentDay): string {
  return [
    'Zones',
    ...table.zones.map((zone) => `  ${zone.zone}  ${numbersText(zone)}`),
    'Places',
    ...table.places.map(placeText),
    ...table.unserved.map(({ id, name }) => `  ${id}  ${name.ru}: no courier`),
    'Days that were decided',
    ...daysText(table, today),
    'Terms',
    ...termsText(table),
  ].join('\n');
}

interface Numbers {
  costSom: number | null;
  freeFromSom: number | null;
  minDays: number | null;
  maxDays: number | null;
}

function numbersText({ costSom, freeFromSom, minDays, maxDays }: Numbers): string {
  const parts = [
    costSom === null ? null : `${som(costSom)} soʻm`,
    freeFromSom === null ? null : `free from ${som(freeFromSom)}`,
    minDays === null && maxDays === null ? null : `${minDays ?? '…'}–${maxDays ?? '…'} days of work`,
  ];
  return parts.filter((words) => words !== null).join(', ');
}

function placeText({ id, regionId, name, zone, ...numbers }: TariffTable['places'][number]): string {
  const own = numbersText(numbers);
  const of = zone === null ? own : [`zone ${zone}`, ...(own === '' ? [] : [own])].join(', ');
  return `  ${id === regionId ? '' : '  '}${id}  ${name.ru}: ${of}`;
}

function daysText({ days }: TariffTable, today: TashkentDay): string[] {
  const lines = days.map(({ day, works, reason }) => `  ${day}  ${works ? 'work' : 'rest'}: ${reason}`);
  const years = [...new Set([today, addDays(today, promisedDays)].map((day) => day.slice(0, 4)))];
  const unknown = years.filter(
    (year) =>
      days.filter(({ day, reason }) => day.startsWith(year) && /hayit/i.test(reason)).length < hayitsAYear,
  );
  return [
    ...(lines.length === 0 ? ['  none since this year began'] : lines),
    ...unknown.map(
      (year) =>
        `  ! ${year}: enter the days of Ramazon hayit and Qurbon hayit when they are announced, if they are to come`,
    ),
  ];
}

function termsText({ terms: { calendar, insured, handoverCodeFromSom } }: TariffTable): string[] {
  const [hour, minute] = [Math.floor(calendar.cutOffMinute / 60), calendar.cutOffMinute % 60];
  return [
    `  cut-off         ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    `  insured-piece   ${som(insured.pieceSom)} soʻm`,
    `  insured-parcel  ${som(insured.parcelSom)} soʻm`,
    `  code-from       ${som(handoverCodeFromSom)} soʻm`,
  ];
}

const som = (amount: number): string => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
