import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { beep } from '../../shell/scan/beep.ts';
import { useScanTarget } from '../../shell/scan/scan-targets.ts';
import { readSerial } from './transfer-words.ts';

export interface ArrivalScans {
  /** Serial numbers that were scanned and are not received yet. */
  scanned: ReadonlySet<string>;
  add: (text: string) => void;
  /** The last scan, if it counted for nothing. */
  refused: { serial: string; why: 'stranger' | 'alreadyReceived' } | null;
  /** Called after the scanned pieces were received. */
  finish: () => void;
}

/**
 * The scans of an arriving transfer. They are stored in the browser and come back after a reload without a question, because they are facts
 * and not a text that somebody may have given up.
 */
export function useArrivalScans({ id, lines, mayReceive }: Transfer): ArrivalScans {
  const { t } = useWords();
  const form = useForm<{ serials: readonly string[] }>({ defaultValues: { serials: [] } });
  const draft = useDraft(form, {
    name: `transfer ${id} ARRIVE`,
    title: t('bo-pieces:transfers.arrival', { number: `T-${id}` }),
  });
  const [refused, setRefused] = useState<ArrivalScans['refused']>(null);
  const serials = useWatch({ control: form.control, name: 'serials' });
  const set = (all: readonly string[]) => form.setValue('serials', [...new Set(all)], { shouldDirty: true });
  const restore = useEffectEvent(() => {
    // scans made before the stored ones were read
    const newer = form.getValues('serials');
    draft.restore();
    set([...form.getValues('serials'), ...newer]);
  });
  useEffect(() => {
    if (draft.offer !== null) restore();
  }, [draft.offer]);
  const whyRefused = (serial: string) => {
    const line = lines.find((one) => one.serialNumber === serial);
    if (line === undefined) return 'stranger';
    return line.receivedAt === null ? null : 'alreadyReceived';
  };
  const add = (text: string) => {
    const serial = readSerial(text);
    const why = whyRefused(serial);
    setRefused(why === null ? null : { serial, why });
    if (why === null) set([...form.getValues('serials'), serial]);
    else beep();
  };
  useScanTarget(
    mayReceive
      ? (text) => {
          add(text);
          return true;
        }
      : null,
  );
  return {
    scanned: new Set(serials.filter((serial) => whyRefused(serial) === null)),
    add,
    refused,
    finish: () => {
      draft.finish();
      form.reset({ serials: [] });
      draft.resume();
    },
  };
}
