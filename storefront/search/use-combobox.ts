import { useEffect, useState, type RefObject } from 'react';
import type { SuggestionsView } from './suggestions-view.ts';

interface Listed {
  listId: string;
  /** The listed suggestions; null = none. */
  view: SuggestionsView | null;
  typed: string;
  /** The list stays open whether or not the field has the focus. */
  isAlwaysNear: boolean;
}

interface Combobox {
  isOpen: boolean;
  /** Closed by Esc, or because the focus moved elsewhere. */
  isClosed: boolean;
  activeId: string | null;
}

/** The active option, valid until the typed text or the suggestions change. */
interface Chosen extends Pick<Listed, 'view' | 'typed'> {
  id: string | null;
}

/**
 * Turns a field into a WAI-ARIA 1.2 combobox for the options of the list. The focus stays in the field; arrows, Home
 * and End choose an option; Enter follows its link or else submits the form; Esc closes the list and, pressed again,
 * the surrounding sheet.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  { listId, view, typed, isAlwaysNear }: Listed,
): Combobox {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const hasFocus = useFocusWithin(field);
  const isNear = isAlwaysNear || hasFocus;
  const isClosed = closedFor === typed || !isNear;
  const isOpen = view !== null && typed !== '' && !isClosed;
  const isChosen = chosen !== null && chosen.view === view && chosen.typed === typed;
  const activeId = isOpen && isChosen ? chosen.id : null;
  const choose = (id: string | null) => {
    setClosedFor(null);
    setChosen({ view, typed, id });
    if (id !== null) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    const input = field.current;
    const onKey = (event: KeyboardEvent) => {
      // during composition the keys belong to the input method
      if (event.isComposing) return;
      if (event.key === 'Enter') {
        if (activeId === null) return;
        event.preventDefault();
        document.getElementById(activeId)?.click();
      } else if (event.key === 'Escape') {
        // otherwise the browser would clear the field or close the sheet
        event.preventDefault();
        event.stopPropagation();
        if (!isOpen && isAlwaysNear) leaveSheet(input);
        setClosedFor(typed);
        setChosen(null);
      } else {
        const next = moved(event.key, optionIds(listId), activeId);
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
      }
    };
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  });
  useEffect(() => {
    setComboboxRole(field.current, { listId, isOpen: isOpen && optionIds(listId).length > 0, activeId });
  });
  return { isOpen, isClosed, activeId };
}

/** Does what the platform does when Esc is pressed outside of a field. */
function leaveSheet(input: HTMLInputElement | null): void {
  input?.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

const optionIds = (listId: string): string[] =>
  [...(document.getElementById(listId)?.querySelectorAll('[role="option"]') ?? [])].map(({ id }) => id);

/** The option that a key moves to; null = none, the field itself; undefined = the key is not handled by the list. */
function moved(key: string, ids: readonly string[], active: string | null): string | null | undefined {
  if (ids.length === 0) return undefined;
  const place = active === null ? -1 : ids.indexOf(active);
  switch (key) {
    case 'ArrowDown':
      return ids[place + 1] ?? null;
    case 'ArrowUp':
      return place === -1 ? ids.at(-1) : (ids[place - 1] ?? null);
    case 'Home':
      return place === -1 ? undefined : ids[0];
    case 'End':
      return place === -1 ? undefined : ids.at(-1);
    default:
      return undefined;
  }
}

/** Set by script, because the form's own markup has no list without JavaScript. */
function setComboboxRole(
  input: HTMLInputElement | null,
  { listId, isOpen, activeId }: { listId: string; isOpen: boolean; activeId: string | null },
): void {
  if (!input) return;
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-haspopup', 'listbox');
  input.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) input.setAttribute('aria-controls', listId);
  else input.removeAttribute('aria-controls');
  if (activeId === null) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', activeId);
}

/** Whether the field's form has the focus. */
function useFocusWithin(field: RefObject<HTMLInputElement | null>): boolean {
  const [hasFocus, setFocus] = useState(true);
  useEffect(() => {
    const form = field.current?.form;
    const came = () => setFocus(true);
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form?.contains(relatedTarget))) setFocus(false);
    };
    form?.addEventListener('focusin', came);
    form?.addEventListener('focusout', left);
    return () => {
      form?.removeEventListener('focusin', came);
      form?.removeEventListener('focusout', left);
    };
  }, [field]);
  return hasFocus;
}
