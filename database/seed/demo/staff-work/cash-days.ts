import { addDays, type TashkentDay, weekday } from '#domain/units/tashkent-day.ts';
import type { SeedRow } from '../../insert-rows.ts';
import { mulberry32, type Random } from '../../random.ts';
import type { StoreText } from '../content/stores.ts';
import { minutesAfter } from './past.ts';

/** Cash of an order at the counter of a store: positive = paid, negative = refunded. */
export interface OrderCash {
  at: Date;
  day: TashkentDay;
  amountSom: number;
  orderId: number;
  /** null = by a state transition of the order. */
  staffId: number | null;
}

export interface Drawer {
  storeId: number;
  week: StoreText['week'];
  /** Opens, counts and closes it. */
  seller: number;
  /** Confirms it the next morning. */
  accountant: number;
  cash: readonly OrderCash[];
  /** The last one was forgotten: nobody counted it. */
  isLeftOpen: boolean;
}

type Movement = Omit<SeedRow<'cash_movements'>, 'id' | 'cash_day_id'>;

export interface DrawnDay {
  day: Omit<SeedRow<'cash_days'>, 'id'>;
  movements: Movement[];
}

const historyDays = 90;
/** The amount left in the drawer for change. */
const changeSom = 1_000_000;
/** If the drawer has more than this in the evening, the rest is taken to the bank. */
const muchSom = 6_000_000;
const differences: readonly [[number, string], ...[number, string][]] = [
  [-20_000, 'Недостача при размене'],
  [-5_000, 'Не сошлась мелочь'],
  [10_000, 'Покупатель не взял сдачу'],
];

const nothing = [0, null] as const;

/** Returns the cash days of a store before `today`, oldest first: one for each day that it is open or has cash movements. */
export function cashDays(today: TashkentDay, drawer: Drawer): DrawnDay[] {
  const random = mulberry32(7919 * 2100 + drawer.storeId);
  const drawn: DrawnDay[] = [];
  let openingSom = changeSom;
  for (let daysAgo = historyDays; daysAgo > 0; daysAgo--) {
    const on = addDays(today, -daysAgo);
    const { opens, closes } = drawer.week(weekday(on));
    const cash = drawer.cash.filter(({ day }) => day === on);
    if (opens === null && cash.length === 0) continue;
    const isLast = daysAgo === 1;
    const one = drawDay(drawer, {
      on,
      opens: opens ?? '10:00',
      closes: closes ?? '19:00',
      openingSom,
      cash,
      isLast,
      random,
    });
    openingSom = one.day.counted_som ?? openingSom;
    drawn.push(one);
  }
  return drawn;
}

interface Day {
  on: TashkentDay;
  opens: string;
  closes: string;
  openingSom: number;
  cash: readonly OrderCash[];
  isLast: boolean;
  random: Random;
}

function drawDay(drawer: Drawer, { on, opens, closes, openingSom, cash, isLast, random }: Day): DrawnDay {
  const at = (time: string) => new Date(`${on}T${time}:00+05:00`);
  const first = Math.min(at(opens).getTime(), ...cash.map((one) => one.at.getTime()));
  const last = new Date(Math.max(at(closes).getTime(), ...cash.map((one) => one.at.getTime())));
  const openedAt = minutesAfter(new Date(first), -random.whole(5, 20));
  const movements = movementsOf(drawer, { last, openingSom, cash });
  const expectedSom = openingSom + movements.reduce((sum, { amount_som: amount }) => sum + amount, 0);
  const [differenceSom, reason] = random.next() < 0.03 ? random.pick(differences) : nothing;
  const opened = {
    store_id: drawer.storeId,
    opening_som: openingSom,
    opened_by: drawer.seller,
    opened_at: openedAt.toISOString(),
  };
  const isOpen = isLast && drawer.isLeftOpen;
  const countedAt = minutesAfter(last, 12);
  const closed = {
    counted_som: isOpen ? null : expectedSom + differenceSom,
    expected_som: isOpen ? null : expectedSom,
    counted_by: isOpen ? null : drawer.seller,
    counted_at: isOpen ? null : countedAt.toISOString(),
    reason: isOpen ? null : reason,
    closed_at: isOpen ? null : minutesAfter(countedAt, 4).toISOString(),
  };
  // yesterday's is confirmed by the accountant this morning
  const isConfirmed = !isLast;
  return {
    day: {
      ...opened,
      ...closed,
      confirmed_by: isConfirmed ? drawer.accountant : null,
      confirmed_at: isConfirmed ? new Date(`${addDays(on, 1)}T09:45:00+05:00`).toISOString() : null,
    },
    movements: isOpen ? movements.filter(({ kind }) => kind !== 'PAYOUT') : movements,
  };
}

function movementsOf(
  drawer: Drawer,
  { last, openingSom, cash }: { last: Date } & Pick<Day, 'openingSom' | 'cash'>,
): Movement[] {
  const movements: Movement[] = [];
  let inDrawer = openingSom;
  const move = (kind: Movement['kind'], at: Date, rest: Omit<Movement, 'kind' | 'at'>) => {
    inDrawer += rest.amount_som;
    movements.push({ kind, at: at.toISOString(), ...rest });
  };
  const ofStaff = { order_id: null, staff_id: drawer.seller };
  for (const { at, amountSom, orderId, staffId } of cash.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )) {
    // the drawer cannot pay out more than it has
    if (inDrawer + amountSom < 0)
      move('DEPOSIT', at, { ...ofStaff, amount_som: -amountSom, reason: 'Из сейфа, на возврат' });
    const kind = amountSom > 0 ? 'SALE' : 'RETURN';
    move(kind, at, { amount_som: amountSom, order_id: orderId, staff_id: staffId, reason: null });
  }
  const toBank = Math.floor((inDrawer - changeSom) / 100_000) * 100_000;
  if (inDrawer >= muchSom)
    move('PAYOUT', minutesAfter(last, 2), { ...ofStaff, amount_som: -toBank, reason: 'Инкассация' });
  return movements;
}
