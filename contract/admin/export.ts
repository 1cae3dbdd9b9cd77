import { Type, type Static } from 'typebox';
import { Shape, Words } from '../primitives.ts';
import { modelColumns, ModelsQuery } from './catalog/model.ts';
import { orderColumns, StaffOrdersQuery } from './order.ts';
import { pieceColumns, StaffPiecesQuery } from './stock/piece.ts';

export const exportFormats = ['CSV', 'XLSX'] as const;

const { size: _size, cursor: _cursor, count: _count, ...orderFilters } = StaffOrdersQuery.properties;
const { size: _pieces, cursor: _from, count: _all, ...pieceFilters } = StaffPiecesQuery.properties;
const { size: _models, cursor: _begin, count: _counted, ...modelFilters } = ModelsQuery.properties;

/** The list as displayed: its filters and sort order, and its columns in their order. */
export const ExportOrders = Shape({
  query: Shape(orderFilters),
  columns: Type.Array(Words(orderColumns), { minItems: 1, maxItems: 30, uniqueItems: true }),
  format: Words(exportFormats),
});
export const ExportPieces = Shape({
  query: Shape(pieceFilters),
  columns: Type.Array(Words(pieceColumns), { minItems: 1, maxItems: 30, uniqueItems: true }),
  format: Words(exportFormats),
});
export const ExportModels = Shape({
  query: Shape(modelFilters),
  columns: Type.Array(Words(modelColumns), { minItems: 1, maxItems: 30, uniqueItems: true }),
  format: Words(exportFormats),
});

/** A file: its name, and its content in base64. */
export const ExportedList = Shape({
  name: Type.String(),
  file: Type.String(),
  rows: Type.Integer({ minimum: 0 }),
});

export type ExportedList = Static<typeof ExportedList>;
export type ExportFormat = (typeof exportFormats)[number];
