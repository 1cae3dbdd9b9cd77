/** Returns the list with one item at another index; an index outside of the list means its nearest end. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const rest = list.filter((_, place) => place !== from);
  const thing = list.slice(from, from + 1);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), ...thing, ...rest.slice(place)];
}
