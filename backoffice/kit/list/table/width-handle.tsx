import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../words.tsx';
import { widthLimits, withinLimits, withWidth } from '../list-columns.ts';

interface Props<Name extends string> {
  name: Name;
  all: readonly Name[];
  head: string;
  /** Width in px; undefined = the width of the content. */
  width: number | undefined;
}

/** The edge of a column, dragged by a pointer or moved by arrow keys; a double click or Delete removes the column's width. */
export function WidthHandle<Name extends string>({ name, all, head, width }: Props<Name>) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  // a second press may come before the address contains the first
  const latest = useRef(width);
  useEffect(() => {
    latest.current = width;
  }, [width]);
  const set = (next: number | null) => {
    latest.current = next ?? undefined;
    setSearch(withWidth(search, all, { name, width: next }), { replace: true, preventScrollReset: true });
  };
  const onKeyDown = (pressed: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[pressed.key];
    if (step === undefined && pressed.key !== 'Delete') return;
    pressed.preventDefault();
    const now = latest.current ?? headOf(pressed.currentTarget).offsetWidth;
    set(step === undefined ? null : withinLimits(now + step * widthLimits.step));
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('bo-shell:list.columnWidth', { column: head })}
      aria-valuemin={widthLimits.least}
      aria-valuemax={widthLimits.most}
      aria-valuenow={width ?? widthLimits.least}
      aria-valuetext={width === undefined ? t('bo-shell:list.columnWidthOwn') : `${width} px`}
      tabIndex={0}
      className="width-handle"
      onKeyDown={onKeyDown}
      onDoubleClick={() => set(null)}
      onPointerDown={(pressed) => draw(pressed, set)}
    />
  );
}

const headOf = (handle: HTMLElement): HTMLElement => handle.closest('th') ?? handle;

/** While it is dragged only the header changes; the address is updated when the pointer is released. */
function draw(pressed: PointerEvent<HTMLElement>, done: (width: number) => void): void {
  const handle = pressed.currentTarget;
  const head = headOf(handle);
  const begin = { x: pressed.clientX, width: head.offsetWidth };
  const widthAt = (x: number) => withinLimits(begin.width + x - begin.x);
  const onMove = ({ clientX }: globalThis.PointerEvent) => {
    head.dataset['sized'] = 'true';
    head.style.setProperty('--width', `${widthAt(clientX)}px`);
  };
  const onUp = ({ clientX }: globalThis.PointerEvent) => {
    handle.removeEventListener('pointermove', onMove);
    if (Math.abs(clientX - begin.x) > 2) done(widthAt(clientX));
  };
  pressed.preventDefault();
  handle.setPointerCapture(pressed.pointerId);
  handle.addEventListener('pointermove', onMove);
  handle.addEventListener('pointerup', onUp, { once: true });
}
