import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '../../kit/forms/use-draft.ts';

export interface StoredScans {
  serials: readonly string[];
  add: (serial: string) => void;
  /** Called after these scans were sent; those made meanwhile stay. */
  drop: (sent: readonly string[]) => void;
}

/**
 * Serial numbers that were scanned on the screen of a record. They are stored in the browser as a draft and come back after a reload
 * without a question, because they are facts and not a text that somebody may have given up. `of`: the name and the title of the draft.
 */
export function useStoredScans(of: { name: string; title: string }): StoredScans {
  const form = useForm<{ serials: readonly string[] }>({ defaultValues: { serials: [] } });
  const draft = useDraft(form, of);
  const serials = useWatch({ control: form.control, name: 'serials' });
  const add = (...more: readonly string[]) =>
    form.setValue('serials', [...new Set([...form.getValues('serials'), ...more])], { shouldDirty: true });
  const restore = useEffectEvent(() => {
    // scans made before the stored ones were read
    const newer = form.getValues('serials');
    draft.restore();
    add(...newer);
  });
  useEffect(() => {
    if (draft.offer !== null) restore();
  }, [draft.offer]);
  return {
    serials,
    add,
    drop: (sent) => {
      const rest = form.getValues('serials').filter((serial) => !sent.includes(serial));
      if (rest.length > 0) return form.setValue('serials', rest, { shouldDirty: true });
      draft.finish();
      form.reset({ serials: [] });
      draft.resume();
    },
  };
}
