/** The place in a grid, counted from 0, to which a key moves the focus; null if the key does not move it. */
export function placeAfterKey(
  place: number,
  key: string,
  { count, columns }: { count: number; columns: number },
): number | null {
  if (place < 0) return null;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (step !== undefined) return place + step >= 0 && place + step < count ? place + step : place;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
