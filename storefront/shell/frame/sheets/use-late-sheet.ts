import { useState, type ComponentType, type MouseEvent } from 'react';
import { useSheet } from './use-sheet.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
}

interface LateSheet {
  /** Null until its code is loaded. */
  Sheet: ComponentType<SheetProps> | null;
  sheetProps: SheetProps;
  /** Handler for the link: called when a finger or the pointer is on it. */
  prepare: () => void;
  /** Handler for the link. */
  onPress: (event: MouseEvent) => void;
}

/** A sheet (use-sheet.ts) whose code is loaded at the first touch of its link; if that fails, the next touch retries. */
export function useLateSheet(load: () => Promise<ComponentType<SheetProps>>): LateSheet {
  const { isOpen, close, onPress } = useSheet();
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  const prepare = () => {
    if (Sheet) return;
    load().then(
      (loaded) => setSheet(() => loaded),
      () => undefined,
    );
  };
  return {
    Sheet,
    sheetProps: { open: isOpen, onClose: close },
    prepare,
    onPress: (event) => {
      prepare();
      onPress(event);
    },
  };
}
