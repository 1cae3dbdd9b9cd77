export interface Standing {
  id: number;
  placement: string;
  state: 'DRAFT' | 'ACTIVE';
  activeFrom: Date | null;
  activeTo: Date | null;
}

/** The banner that stands before this one in the same place while both are shown; a place shows its first one. */
export function coveredBy<Banner extends Standing>(
  banner: Banner,
  inOrder: readonly Banner[],
  now: Date,
): Banner | undefined {
  if (banner.state === 'DRAFT' || !overlaps(banner, { activeFrom: now, activeTo: null })) return undefined;
  const before = inOrder.slice(
    0,
    inOrder.findIndex(({ id }) => id === banner.id),
  );
  return before.find(
    (other) =>
      other.placement === banner.placement &&
      other.state === 'ACTIVE' &&
      overlaps(other, { activeFrom: now, activeTo: null }) &&
      overlaps(other, banner),
  );
}

type Period = Pick<Standing, 'activeFrom' | 'activeTo'>;

const overlaps = (one: Period, other: Period): boolean =>
  startOf(one) < endOf(other) && startOf(other) < endOf(one);
const startOf = ({ activeFrom }: Period): number => activeFrom?.getTime() ?? -Infinity;
const endOf = ({ activeTo }: Period): number => activeTo?.getTime() ?? Infinity;

/** Where `now` lies to the period of a banner. */
export function phaseOf({ activeFrom, activeTo }: Period, now: Date): 'TO_COME' | 'NOW' | 'OVER' {
  if (activeTo !== null && activeTo <= now) return 'OVER';
  return activeFrom !== null && activeFrom > now ? 'TO_COME' : 'NOW';
}
