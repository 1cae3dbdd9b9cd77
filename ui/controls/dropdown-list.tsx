import { useEffect, useRef, useState, type PointerEvent, type UIEvent } from 'react';
import { dropdownPageSize, isDrag, type DropdownOption } from './dropdown-options.ts';

interface Props {
  listId: string;
  /** Options that match the typed text. */
  found: readonly DropdownOption[];
  /** The row selected by the keyboard. */
  active: number;
  value: string;
  noOptions: string;
  onChoose: (option: DropdownOption) => void;
}

/** Distance from the list's end, px, at which its next page is loaded. */
const nearEndPx = 48;

/** The matching options; scrolling to the end loads another page. */
export function DropdownList({ listId, found, active, value, noOptions, onChoose }: Props) {
  const [pages, setPages] = useState(1);
  const pressed = useRef({ x: 0, y: 0 });
  const shown = found.slice(0, Math.max(pages * dropdownPageSize, active + 2));
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  const onScroll = ({ currentTarget }: UIEvent) => {
    const toEnd = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight;
    if (toEnd < nearEndPx && shown.length < found.length) setPages(pages + 1);
  };
  const onPointerUp = ({ clientX: x, clientY: y }: PointerEvent, option: DropdownOption) => {
    if (!isDrag(pressed.current, { x, y })) onChoose(option);
  };
  if (found.length === 0) {
    return (
      <p className="dropdown-list dropdown-empty" id={listId} role="status">
        {noOptions}
      </p>
    );
  }
  return (
    // the field keeps the focus and has the keys; the list is for pointers, and no native list can be searched
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      className="dropdown-list"
      role="listbox"
      id={listId}
      onScroll={onScroll}
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown.map((option, index) => (
        <div
          key={option.value}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={option.value === value}
          aria-setsize={found.length}
          aria-posinset={index + 1}
          className={index === active ? 'dropdown-option dropdown-active' : 'dropdown-option'}
          onPointerDown={(event) => (pressed.current = { x: event.clientX, y: event.clientY })}
          onPointerUp={(event) => onPointerUp(event, option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}
