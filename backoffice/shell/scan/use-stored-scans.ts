import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '../../kit/forms/use-draft.ts';

export interface StoredScans {
  serials: readonly string[];
  add: (serial: string) => void;
  /** Called after the scanned pieces were sent: the next scans begin with none. */
  finish: () => void;
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
    finish: () => {
      draft.finish();
      form.reset({ serials: [] });
      draft.resume();
    },
  };
}
