import type { pieceFormulaOperations as declared } from '#contract/operations/admin/prices/piece-price.ts';
import { previewBulk } from '#server/bulk/preview-bulk.ts';
import { idsOfPreview, startBulk } from '#server/bulk/start-job.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { previewFormulaOf, requireFormulaAllowed } from '#server/pricing/pieces/formula-many.ts';
import { choosePieces } from './choose-pieces.ts';
import type { PieceBulkDeps } from './operations.ts';

const action = 'pieces.formula';

/** Returns many pieces to formula prices. */
export const pieceFormulaOperations = {
  async previewPiecesFormula({ db, bulkActions }, { caller, input, now }) {
    const chosen = await choosePieces(db, input, now);
    const preview = await previewBulk(db, bulkActions, { action, parameters: {}, ...chosen, caller, now });
    const ids = await idsOfPreview(db, preview);
    return { ...preview, prices: await previewFormulaOf(db, { ids, now }) };
  },

  setPiecesFormula: ({ db }, { caller, input: { token, reason }, now }) =>
    startBulk(db, {
      action,
      token,
      caller,
      now,
      prepare: async ({ ids }) => {
        await requireFormulaAllowed(db, { ids, reason, now });
        return {};
      },
    }),
} satisfies StaffFunctions<typeof declared, PieceBulkDeps>;
