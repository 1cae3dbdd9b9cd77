import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent, type ReactNode, type UIEvent } from 'react';
import { dropdownPageSize, findOptions, isDrag, moveActive, type DropdownOption } from './dropdown-options.ts';
import { FieldFrame, type FieldIds } from './field.tsx';
import './dropdown.css';

type Props = {
  name: string;
  label: ReactNode;
  options: readonly DropdownOption[];
  value: string;
  onChange: (value: string) => void;
  /** First line of the native list, and what the field says while nothing is chosen. */
  prompt: string;
  /** The empty message: texts key `no_options`. */
  noOptions: string;
  required?: boolean;
  error?: string | undefined;
  autoComplete?: string;
};

const never = () => () => undefined;
const useHydrated = () => useSyncExternalStore(never, () => true, () => false);

/**
 * A list one can search by typing (combobox). Without JavaScript it is the native list. A required one without a value blocks
 * the submission: the native list stays under the field and takes part in the browser's own check (product-spec 5).
 */
export function Dropdown({ label, error, ...rest }: Props) {
  const hydrated = useHydrated();
  return (
    <FieldFrame label={label} error={error}>
      {(ids) => (hydrated ? <Combobox ids={ids} {...rest} /> : <NativeList ids={ids} {...rest} />)}
    </FieldFrame>
  );
}

type InnerProps = Omit<Props, 'label' | 'error'> & { ids: FieldIds };

function NativeList({ ids, name, options, value, prompt, required, autoComplete }: InnerProps) {
  return (
    <select className="input" name={name} defaultValue={value} required={required} autoComplete={autoComplete} {...ids}>
      <option value="">{prompt}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Combobox({ ids, name, options, value, onChange, prompt, noOptions, required }: InnerProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const open = typed !== null;
  const found = open ? findOptions(options, typed === chosen?.label ? '' : typed) : [];
  const choose = (option: DropdownOption | undefined) => {
    if (option) onChange(option.value);
    setTyped(null);
  };
  const show = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setTyped(null);
    if (event.key === 'Enter' && open) {
      event.preventDefault();
      return choose(found[active]);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (open) setActive(moveActive(active, event.key, found.length));
    else show(chosen?.label ?? '');
  };
  return (
    <div className="dropdown" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setTyped(null)}>
      <input
        {...ids}
        className="input dropdown-input"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && found[active] ? `${listId}-${active}` : undefined}
        aria-required={required}
        autoComplete="off"
        placeholder={prompt}
        value={typed ?? chosen?.label ?? ''}
        onChange={(event) => show(event.target.value)}
        onClick={() => show(chosen?.label ?? '')}
        onKeyDown={onKeyDown}
      />
      <ValueCarrier name={name} value={value} required={required ?? false} />
      {open && <OptionList listId={listId} found={found} active={active} value={value} noOptions={noOptions} onChoose={choose} />}
    </div>
  );
}

/** Carries the value in the form; invisible, but the browser can point at it when it is required and empty. */
function ValueCarrier({ name, value, required }: { name: string; value: string; required: boolean }) {
  return (
    <select className="dropdown-carrier" name={name} value={value} required={required} tabIndex={-1} aria-hidden="true" onChange={() => undefined}>
      <option value={value}>{value}</option>
    </select>
  );
}

type ListProps = {
  listId: string;
  found: readonly DropdownOption[];
  active: number;
  value: string;
  noOptions: string;
  onChoose: (option: DropdownOption) => void;
};

function OptionList({ listId, found, active, value, noOptions, onChoose }: ListProps) {
  const [pages, setPages] = useState(1);
  const pressed = useRef({ x: 0, y: 0 });
  const shown = found.slice(0, Math.max(pages * dropdownPageSize, active + 1));
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  const onScroll = ({ currentTarget: list }: UIEvent) => {
    if (list.scrollTop + list.clientHeight > list.scrollHeight - 48 && shown.length < found.length) setPages(pages + 1);
  };
  const onPointerUp = (event: PointerEvent, option: DropdownOption) => {
    if (!isDrag(pressed.current, { x: event.clientX, y: event.clientY })) onChoose(option);
  };
  return (
    // the field keeps the focus and has the keys; the list is for pointers
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className="dropdown-list" role="listbox" id={listId} onScroll={onScroll} onMouseDown={(event) => event.preventDefault()}>
      {shown.map((option, index) => (
        <li
          key={option.value}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={option.value === value}
          className={index === active ? 'dropdown-active' : undefined}
          onPointerDown={(event) => (pressed.current = { x: event.clientX, y: event.clientY })}
          onPointerUp={(event) => onPointerUp(event, option)}
        >
          {option.label}
        </li>
      ))}
      {found.length === 0 && <li className="dropdown-empty">{noOptions}</li>}
    </ul>
  );
}
