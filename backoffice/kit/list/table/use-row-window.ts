import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RowWindow, windowAround, windowOf, wholeUpTo } from './row-window.ts';

interface Windowed extends RowWindow {
  /** The heights of the rows before and after the window, px. */
  before: number;
  after: number;
}

/** The assumed height of a row before it is measured, px. */
const guess = 37;
/**
 * The row height of the list that was left last, px. The list starts with it when the user returns, because another
 * height would restore another position.
 */
const remembered = { height: guess };

/** The rows of a long list that are in the document; `opened` is the row to return to, -1 = none. */
export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  { count, opened }: { count: number; opened: number },
): Windowed {
  const [height, setHeight] = useState(remembered.height);
  const isMeasured = useRef(false);
  const [range, setRange] = useState(() => windowAround(Math.max(opened, 0), count));
  const known = range.to > count || count <= wholeUpTo ? windowAround(0, count) : range;
  const measure = useEffectEvent(() => {
    const rows = body.current?.querySelectorAll('tr[id]');
    const [first, last] = [rows?.[0], rows?.[rows.length - 1]];
    if (body.current === null || rows === undefined || first === undefined || last === undefined) return;
    // on phones row heights differ by a line of text: their mean is accurate enough, and it is not measured again while scrolling
    const mean = (last.getBoundingClientRect().bottom - first.getBoundingClientRect().top) / rows.length;
    const isFirst = !isMeasured.current && opened === -1;
    const next = isFirst || Math.abs(mean - height) > height * 0.25 ? mean : height;
    isMeasured.current = true;
    const above = -body.current.getBoundingClientRect().top;
    const found = windowOf({ count, height: next, above, screen: innerHeight });
    remembered.height = next;
    setHeight(next);
    if (found.from !== known.from || found.to !== known.to) setRange(found);
  });
  const isLong = count > wholeUpTo;
  useEffect(() => {
    if (!isLong) return;
    let frame = 0;
    const onMove = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measure());
    };
    onMove();
    addEventListener('scroll', onMove, { passive: true });
    addEventListener('resize', onMove);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onMove);
      removeEventListener('resize', onMove);
    };
  }, [isLong, count]);
  if (!isLong) return { from: 0, to: count, before: 0, after: 0 };
  return { ...known, before: known.from * height, after: (count - known.to) * height };
}
