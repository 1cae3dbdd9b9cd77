import type { ArrangePictures } from '#contract/admin/catalog/media.ts';
import type { Db } from '#database/connect.ts';
import { pieceActions, type PieceFacts } from '#domain/stock/piece-actions.ts';
import type { FileStore } from '#providers/files/port.ts';
import { mediaName } from '#server/attachment/media/add-media.ts';
import { addStaffOriginal } from '#server/attachment/media/add-staff-original.ts';
import { arrangePictures } from '#server/attachment/media/arrange-pictures.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { type LockedPieceRow, lockPieces, updatePiece } from '../queries-change.ts';
import { requirePiece } from '../read-pieces.ts';
import { insertPiecePicture, replacePiecePictures, selectPiecePictures } from './queries-pictures.ts';

interface Adding {
  caller: StaffCaller;
  input: { serial: string; name: string; content: Buffer };
}

/**
 * Adds a picture of this piece only, as its last one. The file is stored before the transaction, to keep the transaction short. Until
 * somebody writes a caption, it is the model's name. Refuses with NOT_FOUND, PIECE_STATE_CONFLICT, UNSUPPORTED_MEDIA_TYPE or
 * PAYLOAD_TOO_LARGE.
 */
export async function addPiecePicture(
  { db, files }: { db: Db; files: FileStore },
  { caller, input: { serial: typed, name, content } }: Adding,
): Promise<void> {
  const row = await requirePiece(db, typed);
  const { serial_number: serial } = row;
  requireOwnStore(caller, row.store_id);
  requireEditable({ state: row.product_item_state, withdrawnBecause: row.withdrawn_because });
  await addStaffOriginal(
    { db, files },
    {
      caller,
      original: { name: mediaName(`pieces/${serial}`, name), content, alt: row.name },
      action: 'pieces.photo',
      resource: 'piece',
      recordId: serial,
      join: async (db, attachmentId) => {
        const [piece] = await lockPieces(db, [serial]);
        if (piece === undefined) throw new Refusal('NOT_FOUND');
        requireEditable(piece);
        await insertPiecePicture(db, { itemId: piece.id, attachmentId });
        await updatePiece(db, piece.id, { version: piece.version + 1 });
      },
    },
  );
}

/**
 * Sets the order, captions and marks of a piece's pictures; omitted pictures are removed from it. The caller has locked the piece. Refuses
 * with NOT_FOUND if a picture does not belong to the piece, and with PIECE_STATE_CONFLICT.
 */
export async function arrangePiecePictures(
  db: Db,
  { piece, photos }: { piece: LockedPieceRow; photos: ArrangePictures['photos'] },
): Promise<void> {
  requireEditable(piece);
  const before = await selectPiecePictures(db, piece.id);
  const pictures = await arrangePictures(db, { before, photos });
  await replacePiecePictures(db, { itemId: piece.id, pictures });
  await updatePiece(db, piece.id, { version: piece.version + 1 });
}

function requireEditable(piece: PieceFacts): void {
  if (!pieceActions(piece).includes('EDIT'))
    throw new Refusal('PIECE_STATE_CONFLICT', { state: piece.state });
}
