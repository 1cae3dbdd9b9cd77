import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { findOptions, moveActive, type DropdownOption } from './dropdown-options.ts';
import { DropdownList } from './dropdown-list.tsx';
import { FieldFrame, type FieldIds } from './field.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { useRequiredChoice } from './dropdown-required.ts';
import './dropdown.css';

interface Props {
  name: string;
  label: ReactNode;
  options: readonly DropdownOption[];
  /** The chosen option's value; empty = nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** First line of the native list, and the text of the field while nothing is chosen. */
  prompt: string;
  /** The empty message: texts key `no_options`. */
  noOptions: string;
  required?: boolean;
  error?: string | undefined;
  autoComplete?: string;
}

/**
 * A list that can be searched by typing (combobox); without JavaScript it is the native list, and the server responds. A required one
 * without a value blocks the submission and shows its prompt as its error (product-spec 5).
 */
export function Dropdown({ label, error, ...rest }: Props) {
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const isMissing = isHydrated && rest.required === true && rest.value === '';
  const isBlocked = useRequiredChoice(field, isMissing);
  return (
    <FieldFrame label={label} error={isBlocked ? rest.prompt : error}>
      {(ids) =>
        isHydrated ? <Combobox ids={ids} field={field} {...rest} /> : <NativeList ids={ids} {...rest} />
      }
    </FieldFrame>
  );
}

type InnerProps = Omit<Props, 'label' | 'error'> & { ids: FieldIds };

function NativeList({ ids, name, options, value, onChange, prompt, required, autoComplete }: InnerProps) {
  const list = useRef<HTMLSelectElement>(null);
  // keeps a choice made before hydration
  useLayoutEffect(() => {
    const chosen = list.current?.value;
    if (chosen !== undefined && chosen !== value) onChange(chosen);
  });
  return (
    <select
      ref={list}
      className="input"
      name={name}
      defaultValue={value}
      required={required}
      autoComplete={autoComplete}
      {...ids}
    >
      <option value="">{prompt}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Combobox({
  ids,
  field,
  name,
  options,
  value,
  onChange,
  prompt,
  noOptions,
  required,
}: InnerProps & { field: RefObject<HTMLInputElement | null> }) {
  const listId = useId();
  const list = useOpenList(options, value, onChange);
  return (
    <div className="dropdown" onBlur={list.onBlur}>
      <input
        {...ids}
        ref={field}
        className="input dropdown-input"
        role="combobox"
        aria-expanded={list.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={list.found[list.active] ? `${listId}-${list.active}` : undefined}
        autoComplete="off"
        placeholder={prompt}
        required={required}
        value={list.shown}
        onChange={(event) => list.search(event.target.value)}
        onClick={list.show}
        onKeyDown={list.onKeyDown}
      />
      <input type="hidden" name={name} value={value} />
      {list.isOpen && (
        <DropdownList
          listId={listId}
          found={list.found}
          active={list.active}
          value={value}
          noOptions={noOptions}
          onChoose={list.choose}
        />
      )}
    </div>
  );
}

/** The list below the field: closed, or open with the typed text. Text that was typed but not chosen is discarded. */
function useOpenList(options: readonly DropdownOption[], value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const isOpen = typed !== null;
  const found = isOpen ? findOptions(options, typed === chosen ? '' : typed) : [];
  const search = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const show = () => {
    setTyped(chosen);
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const choose = (option: DropdownOption | undefined) => {
    if (option) onChange(option.value);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isArrow && (!isOpen || (event.key !== 'Enter' && event.key !== 'Escape'))) return;
    // neither the form nor a surrounding dialog receives the key
    event.preventDefault();
    if (!isOpen) show();
    else if (event.key === 'Enter') choose(found[active]);
    else if (event.key === 'Escape') setTyped(null);
    else setActive(moveActive(active, event.key, found.length));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setTyped(null);
  };
  return { isOpen, found, active, shown: typed ?? chosen, search, show, choose, onKeyDown, onBlur };
}
