import { Compile } from 'typebox/compile';
import { Stocktake, type StocktakeRow } from '#contract/admin/stock/stocktake.ts';
import { decisionsOf } from '#domain/stock/stocktake.ts';
import { names } from '#server/kit/wire.ts';
import { noName } from './count-scans.ts';
import type { CountedRow, LineRow } from './queries-count.ts';
import type { StocktakeListRow } from './queries-stocktake.ts';

const knownDecisions = Compile(Stocktake.properties.lines.items.properties.decisions);

export function stocktakeRowToWire(row: StocktakeListRow): StocktakeRow {
  return {
    id: row.id,
    state: row.stocktake_state,
    storeId: row.store_id,
    categoryIds: row.category_ids,
    startedBy: row.starter,
    startedAt: row.started_at.toISOString(),
    countedAt: row.counted_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    pausedAt: row.paused_at?.toISOString() ?? null,
    pausedBy: row.pauser,
    version: row.version,
    expected: row.expected,
    found: row.found,
  };
}

interface Parts {
  row: StocktakeListRow;
  counted: CountedRow;
  people: number;
  lines: readonly LineRow[];
  waiting: Stocktake['waiting'] | undefined;
}

export function stocktakeToWire({ row, counted, people, lines, waiting }: Parts): Stocktake {
  const { missing, ...groups } = counted;
  const isOpen = row.stocktake_state === 'OPEN';
  const noted = lines.filter(({ grp }) => grp === 'MISSING').length;
  return {
    ...stocktakeRowToWire(row),
    expected: isOpen ? groups.FOUND + missing : (row.expected ?? 0),
    found: isOpen ? groups.FOUND : (row.found ?? 0),
    people,
    groups: { ...groups, MISSING: isOpen ? null : noted },
    lines: lines.map(lineToWire),
    waiting: waiting ?? null,
  };
}

function lineToWire(row: LineRow): Stocktake['lines'][number] {
  const decisions = row.id === null || row.grp === 'TWICE' ? [] : decisionsOf[row.grp];
  return {
    id: row.id,
    group: row.grp,
    text: row.text,
    ...names(row.name ?? noName),
    storeId: row.store_id,
    state: row.product_item_state,
    withdrawnBecause: row.withdrawn_because,
    weightGrams: row.weight_mg === null ? null : row.weight_mg / 1000,
    scannedGrams: row.scanned_mg === null ? null : row.scanned_mg / 1000,
    orderNumber: row.grp === 'SOLD' ? row.order_number : null,
    decisions: knownDecisions.Parse([...decisions]),
    decision: row.decision,
    reason: row.reason,
    decidedBy: row.decider,
  };
}
