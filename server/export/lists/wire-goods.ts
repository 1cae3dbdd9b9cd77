import type { CertificateColumn, CertificateRow } from '#contract/admin/catalog/certificate.ts';
import type { StocktakeColumn, StocktakeRow } from '#contract/admin/stock/stocktake.ts';
import type { TransferColumn, TransferRow } from '#contract/admin/stock/transfer.ts';
import { placeOf, type SheetColumns } from './list-sheet.ts';
import { nameOf } from './wire-names.ts';

export const certificateSheet: SheetColumns<CertificateRow, CertificateColumn> = {
  number: { kind: 'text', head: ({ certificates }) => certificates.column.number, value: ({ id }) => id },
  state: {
    kind: 'text',
    head: ({ certificates }) => certificates.column.state,
    value: ({ state }, { words }) => words.certificates.state[state],
  },
  piece: {
    kind: 'text',
    head: ({ certificates }) => certificates.column.piece,
    value: ({ serialNumber }) => serialNumber,
  },
  laboratory: {
    kind: 'text',
    head: ({ certificates }) => certificates.column.laboratory,
    value: ({ laboratory, reportNumber }) => [laboratory, reportNumber].filter(Boolean).join(' '),
  },
  issued: {
    kind: 'day',
    head: ({ certificates }) => certificates.column.issued,
    value: (row) => row.issuedOn,
  },
  document: {
    kind: 'text',
    head: ({ certificates }) => certificates.column.document,
    value: ({ hasScan }, { words: { certificates } }) => (hasScan ? certificates.has : certificates.hasNot),
  },
  model: {
    kind: 'text',
    head: ({ pieces }) => pieces.column.model,
    value: (row, { language }) => `${row.artikul} ${nameOf(row, language)}`,
  },
};

export const transferSheet: SheetColumns<TransferRow, TransferColumn> = {
  number: { kind: 'text', head: ({ pieces }) => pieces.transfers.number, value: ({ id }) => `T-${id}` },
  state: {
    kind: 'text',
    head: ({ pieces }) => pieces.column.state,
    value: ({ state, missing }, { words: { pieces } }) =>
      missing > 0 ? `${pieces.transfers.state[state]}: ${missing}` : pieces.transfers.state[state],
  },
  way: {
    kind: 'text',
    head: ({ pieces }) => pieces.transfers.way,
    value: ({ fromStoreId, toStoreId }, shown) =>
      `${placeOf(fromStoreId, shown)} → ${placeOf(toStoreId, shown)}`,
  },
  // with no-break spaces, because a spreadsheet reads 3/12 as a day in December
  received: {
    kind: 'text',
    head: ({ pieces }) => pieces.transfers.received,
    value: ({ received, pieces }) => `${received}\u00A0/\u00A0${pieces}`,
  },
  sent: { kind: 'instant', head: ({ pieces }) => pieces.transfers.sent, value: ({ sentAt }) => sentAt },
  arrives: {
    kind: 'day',
    head: ({ pieces }) => pieces.transfers.arrives,
    value: ({ arrivesOn }) => arrivesOn,
  },
  sentBy: { kind: 'text', head: ({ pieces }) => pieces.transfers.sentBy, value: ({ sentBy }) => sentBy },
};

export const stocktakeSheet: SheetColumns<StocktakeRow, StocktakeColumn> = {
  number: { kind: 'text', head: ({ stocktakes }) => stocktakes.column.number, value: ({ id }) => `S-${id}` },
  state: {
    kind: 'text',
    head: ({ stocktakes }) => stocktakes.column.state,
    value: ({ state, pausedAt }, { words }) => words.stocktakes.state[pausedAt === null ? state : 'PAUSED'],
  },
  place: {
    kind: 'text',
    head: ({ stocktakes }) => stocktakes.column.place,
    value: ({ storeId }, shown) => placeOf(storeId, shown),
  },
  // with no-break spaces, as for transfers
  found: {
    kind: 'text',
    head: ({ stocktakes }) => stocktakes.column.found,
    value: ({ found, expected }) => (found === null ? null : `${found}\u00A0/\u00A0${expected ?? 0}`),
  },
  started: {
    kind: 'instant',
    head: ({ stocktakes }) => stocktakes.column.started,
    value: ({ startedAt }) => startedAt,
  },
  closed: {
    kind: 'instant',
    head: ({ stocktakes }) => stocktakes.column.closed,
    value: ({ closedAt }) => closedAt,
  },
  startedBy: {
    kind: 'text',
    head: ({ stocktakes }) => stocktakes.column.startedBy,
    value: ({ startedBy }) => startedBy,
  },
};
