import { useEffect } from 'react';
import { isLetterOf } from '../list/single-letters.ts';

/** Keys that act on the open record, by key code such as `KeyP`; inactive in fields, menus and sheets. */
export function useActionKeys(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent) => {
      const action = actions[pressed.code];
      if (action === undefined || pressed.repeat || !isLetterOf(pressed, pressed.code)) return;
      pressed.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [actions]);
}
