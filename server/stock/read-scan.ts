import type { Static } from 'typebox';
import type { Scanned } from '#contract/admin/stock/piece.ts';
import type { ReadDb } from '#database/connect.ts';
import { namesIn } from '#domain/counter/scanned-text.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { findArtikul, findOrderOfScan, findSerial, findSerialOfCertificate } from './queries-scan.ts';
import { findTransfer } from './transfer/queries-transfer.ts';
import { mayReadOrdersOf, type Viewer } from './wire.ts';

type Found = Static<typeof Scanned>;

const transferNumber = /^T-(\d{1,9})$/;
const orderNumber = /^Z-\d{6}-\d{5,}$/;

/**
 * Finds what a scanned text identifies: a serial number, the number of an order or of a certificate, an artikul, or an address that ends
 * with one of them. A scanner types like a keyboard, so in the Russian layout ZR-001017 arrives as ЯК-001017.
 */
export async function readScan(
  db: ReadDb,
  { text, viewer }: { text: string; viewer: Pick<Viewer, 'staff'> },
): Promise<Found> {
  const { serials, certificates } = namesIn(text);
  for (const spelled of new Set([text.trim(), ...serials])) {
    const found = await read(db, spelled, viewer);
    if (found) return found;
  }
  for (const id of certificates) {
    const serial = await findSerialOfCertificate(db, id);
    if (serial !== undefined) return { kind: 'CERTIFICATE', key: serial };
  }
  return { kind: 'NOTHING', key: null };
}

async function read(db: ReadDb, text: string, viewer: Pick<Viewer, 'staff'>): Promise<Found | undefined> {
  if (orderNumber.test(text)) {
    const order = await findOrderOfScan(db, text);
    if (order && mayReadOrdersOf(viewer, order.store_id)) return { kind: 'ORDER', key: text };
  }
  const [, transferId] = transferNumber.exec(text) ?? [];
  if (transferId !== undefined && (await seesTransfer(db, Number(transferId), viewer)))
    return { kind: 'TRANSFER', key: transferId };
  const serial = await findSerial(db, text);
  if (serial !== undefined) return { kind: 'PIECE', key: serial };
  const seesModels = scopeOf(viewer.staff, 'catalog.write') !== null;
  const artikul = seesModels ? await findArtikul(db, text) : undefined;
  return artikul === undefined ? undefined : { kind: 'MODEL', key: artikul };
}

async function seesTransfer(db: ReadDb, id: number, { staff }: Pick<Viewer, 'staff'>) {
  const scope = scopeOf(staff, 'pieces.move');
  if (scope === null) return false;
  return (await findTransfer(db, { id, stores: scope === 'ALL' ? null : staff.storeIds })) !== undefined;
}
