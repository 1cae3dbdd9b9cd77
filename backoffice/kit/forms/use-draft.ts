import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changedFields, pick } from './changed-fields.ts';
import { draftKey, draftOwner, findDraft, forgetDraft, putDraft, type StoredDraft } from './draft-store.ts';

interface DraftOf {
  /** The form's name with its record, such as `piece ZR-001017 EDIT`. */
  name: string;
  /** The title in the list of all drafts. */
  title: string;
  version?: number | undefined;
  /** Where the form is opened again, without `/admin`, if that is not the address of the screen. */
  address?: string;
  /** Called when the draft was restored into the form. */
  onRestore?: (draft: StoredDraft) => void;
}

export interface Draft {
  /** The stored draft; null if there is none, or it was restored or discarded. */
  offer: StoredDraft | null;
  restore: () => void;
  discard: () => void;
  /** Called after saving: deletes the draft. */
  finish: () => void;
  /** Starts storing values again after `finish`. */
  resume: () => void;
}

/** Well below one second, within which typed values must be stored (BO-20). */
const restMs = 400;

/**
 * Stores typed values until they are saved: across a reload, a crash, a logout. Closing the form keeps the draft,
 * too; it is offered when the form is opened again.
 */
export function useDraft<Form extends FieldValues>(form: UseFormReturn<Form>, of: DraftOf): Draft {
  const { name, onRestore } = of;
  const [offer, setOffer] = useState<StoredDraft | null>(null);
  const isOver = useRef(false);
  useWriting(form, of, isOver);
  useEffect(() => {
    let isLatest = true;
    findDraft(name).then(
      (found) => isLatest && setOffer(found ?? null),
      // a browser without IndexedDB has no drafts
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [name]);
  const forget = () => {
    setOffer(null);
    void forgetDraft(name);
  };
  return {
    offer,
    restore: () => {
      if (offer === null) return;
      for (const [field, value] of Object.entries(offer.values))
        // as: written by the same form
        form.setValue(field as Path<Form>, value as PathValue<Form, Path<Form>>, {
          shouldDirty: true,
          shouldTouch: true,
        });
      setOffer(null);
      onRestore?.(offer);
    },
    discard: forget,
    finish: () => {
      isOver.current = true;
      forget();
    },
    resume: () => {
      isOver.current = false;
    },
  };
}

function useWriting<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  { name, title, version, address: opensAt }: DraftOf,
  isOver: React.RefObject<boolean>,
): void {
  const { defaultValues } = form.formState;
  const isStored = useRef(false);
  const write = useEffectEvent(() => {
    const staffId = draftOwner();
    if (staffId === null || isOver.current) return;
    const [values, base] = [form.getValues(), { ...defaultValues }];
    const changed = changedFields(values, base);
    if (changed.length === 0) {
      // What was typed has been undone, so its draft is removed. A draft that an earlier visit left is not: it is still offered.
      if (isStored.current) void forgetDraft(name);
      isStored.current = false;
      return;
    }
    isStored.current = true;
    const address = opensAt ?? location.pathname.replace(/^\/admin/, '') + location.search;
    const stored = { values: pick(values, changed), base: pick(base, changed), version: version ?? null };
    const key = draftKey(staffId, name);
    void putDraft({ key, staffId, name, title, address, at: Date.now(), ...stored }).catch(() => undefined);
  });
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (due === undefined) return;
      clearTimeout(due);
      due = undefined;
      write();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => void (due ??= setTimeout(flush, restMs)),
    });
    addEventListener('pagehide', flush);
    return () => {
      stop();
      flush();
      removeEventListener('pagehide', flush);
    };
  }, [form, name]);
}
