import { useState } from 'react';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import { useWords } from '../../kit/words.tsx';
import { beep } from '../../shell/scan/beep.ts';
import { usePieceScans } from '../../shell/scan/use-piece-scans.ts';
import { useStoredScans } from '../../shell/scan/use-stored-scans.ts';

export interface ArrivalScans {
  /** Serial numbers that were scanned and are not received yet. */
  scanned: ReadonlySet<string>;
  add: (text: string) => void;
  /** The last scan, if it counted for nothing; `unanswered`: only the server can read it, and it did not answer. */
  refused: { serial: string; why: 'stranger' | 'alreadyReceived' | 'unanswered' } | null;
  /** Called after these pieces were received. */
  drop: (received: readonly string[]) => void;
}

/** The scans of an arriving transfer, which come back after a reload. */
export function useArrivalScans({ id, lines, mayReceive }: Transfer): ArrivalScans {
  const { t } = useWords();
  const { serials, add, drop } = useStoredScans({
    name: `transfer ${id} ARRIVE`,
    title: t('bo-pieces:transfers.arrival', { number: `T-${id}` }),
  });
  const [refused, setRefused] = useState<ArrivalScans['refused']>(null);
  const whyRefused = (serial: string) => {
    const line = lines.find((one) => one.serialNumber === serial);
    if (line === undefined) return 'stranger';
    return line.receivedAt === null ? null : 'alreadyReceived';
  };
  const take = usePieceScans({
    serials: lines.map(({ serialNumber }) => serialNumber),
    isOn: mayReceive,
    onScan: ({ kind, serial }) => {
      const why = kind === 'unanswered' ? kind : whyRefused(serial);
      setRefused(why === null ? null : { serial, why });
      if (why === null) add(serial);
      else beep();
    },
  });
  return {
    scanned: new Set(serials.filter((serial) => whyRefused(serial) === null)),
    add: take,
    refused,
    drop,
  };
}
