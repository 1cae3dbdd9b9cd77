export interface BannerPlacement {
  id: number;
  placement: string;
  state: 'DRAFT' | 'ACTIVE';
  activeFrom: Date | null;
  activeTo: Date | null;
}

/** Returns the banner before this one in the same place whose period overlaps; only the first banner of a place is shown. */
export function coveredBy<Banner extends BannerPlacement>(
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

/** The common part of two periods; null = unlimited on that side. */
export interface Overlap<Banner> {
  banner: Banner;
  from: Date | null;
  to: Date | null;
  /** Whether the other banner is before this one and therefore the one that is shown. */
  isBefore: boolean;
}

/** Returns the published banners of the same place whose current or future periods overlap this one's, in their order. */
export function overlapsOf<Banner extends BannerPlacement>(
  banner: BannerPlacement,
  inOrder: readonly Banner[],
  now: Date,
): Overlap<Banner>[] {
  const own = inOrder.findIndex(({ id }) => id === banner.id);
  const toCome = { activeFrom: now, activeTo: null };
  return inOrder.flatMap((other, place) => {
    if (other.id === banner.id || other.placement !== banner.placement || other.state === 'DRAFT') return [];
    if (!overlaps(other, banner) || !overlaps(other, toCome) || !overlaps(banner, toCome)) return [];
    const from = Math.max(startOf(other), startOf(banner));
    const to = Math.min(endOf(other), endOf(banner));
    return [{ banner: other, from: instantOf(from), to: instantOf(to), isBefore: place < own }];
  });
}

const instantOf = (time: number): Date | null => (Number.isFinite(time) ? new Date(time) : null);

type Period = Pick<BannerPlacement, 'activeFrom' | 'activeTo'>;

const overlaps = (one: Period, other: Period): boolean =>
  startOf(one) < endOf(other) && startOf(other) < endOf(one);
const startOf = ({ activeFrom }: Period): number => activeFrom?.getTime() ?? -Infinity;
const endOf = ({ activeTo }: Period): number => activeTo?.getTime() ?? Infinity;

/** Returns whether the banner's period is in the future, current or past. */
export function phaseOf({ activeFrom, activeTo }: Period, now: Date): 'TO_COME' | 'NOW' | 'OVER' {
  if (activeTo !== null && activeTo <= now) return 'OVER';
  return activeFrom !== null && activeFrom > now ? 'TO_COME' : 'NOW';
}
