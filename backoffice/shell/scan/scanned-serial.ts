import { isApiProblem } from '#client/problem.ts';
import { inOtherLayout } from '../palette/typed-variants.ts';
import { callApi } from '../api.ts';

/** What a scan on the screen of a record named: one of its pieces, another piece, or what only the server can read and did not. */
export interface PieceScan {
  kind: 'ours' | 'stranger' | 'unanswered';
  /** Of `unanswered` the text as it was scanned. */
  serial: string;
}

/**
 * Possible spellings of a scanned number, in capitals: a scanner types in the keyboard's layout, so in the Russian one ZR-001017 arrives as
 * ЯК-001017.
 */
export const spellingsOf = (text: string): string[] =>
  [...new Set([text.trim(), inOtherLayout(text.trim())])].map((spelled) => spelled.toUpperCase());

/** Checks whether the text is the number of an order or a transfer, whose own screen it then opens. */
export const isRecordNumber = (text: string): boolean =>
  spellingsOf(text).some((spelled) => /^(?:Z-\d{6}-\d{5,}|T-\d{1,9})$/.test(spelled));

/** Finds a scanned piece among these serial numbers. The address of a passport, in the QR code of a label, is read by the server. */
export async function readPieceScan(text: string, serials: readonly string[]): Promise<PieceScan> {
  const typed = text.trim();
  const known = spellingsOf(typed).find((one) => serials.includes(one));
  if (known !== undefined) return { kind: 'ours', serial: known };
  try {
    const { kind, key } = await callApi('GET /api/admin/v1/scan', { query: { text } });
    const isPiece = kind === 'PIECE' || kind === 'CERTIFICATE';
    const serial = isPiece && key !== null ? key : typed.toUpperCase();
    return { kind: serials.includes(serial) ? 'ours' : 'stranger', serial };
  } catch (error) {
    return isApiProblem(error)
      ? { kind: 'stranger', serial: typed.toUpperCase() }
      : { kind: 'unanswered', serial: typed };
  }
}
