import { useScanTarget } from './scan-targets.ts';
import { isRecordNumber, type PieceScan, readPieceScan } from './scanned-serial.ts';

interface Props {
  /** The serial numbers of the record's pieces. */
  serials: readonly string[];
  isOn: boolean;
  onScan: (scan: PieceScan) => void;
}

/**
 * Reads scans on the screen of a record with pieces; the number of another record opens that one. Returns the function that reads a number
 * typed by hand.
 */
export function usePieceScans({ serials, isOn, onScan }: Props): (text: string) => void {
  const take = (text: string) => void readPieceScan(text, serials).then(onScan);
  const takeOwn = (text: string): boolean => {
    if (isRecordNumber(text)) return false;
    take(text);
    return true;
  };
  useScanTarget(isOn ? takeOwn : null);
  return take;
}
