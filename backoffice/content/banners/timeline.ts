const dayMs = 86_400_000;
/** The range of the time line: the past week and the next quarter. */
const before = 7 * dayMs;
const after = 91 * dayMs;

/**
 * The position of a period in the time line, in per cent of its width; undefined if outside. `opens`, `closes`: it
 * continues beyond that edge.
 */
export interface Bar {
  left: number;
  width: number;
  opens: boolean;
  closes: boolean;
}

interface Period {
  activeFrom: string | null;
  activeTo: string | null;
}

export function barOf({ activeFrom, activeTo }: Period, now: Date): Bar | undefined {
  const start = now.getTime() - before;
  const end = now.getTime() + after;
  const from = activeFrom === null ? -Infinity : Date.parse(activeFrom);
  const to = activeTo === null ? Infinity : Date.parse(activeTo);
  if (to <= start || from >= end) return undefined;
  const share = (time: number) => ((Math.min(Math.max(time, start), end) - start) / (end - start)) * 100;
  const left = share(from);
  return { left, width: share(to) - left, opens: from < start, closes: to > end };
}

/** The first days of the months within the time line, in Tashkent (UTC+5), with their positions. */
export function monthsOf(now: Date): { day: string; left: number }[] {
  const start = now.getTime() - before;
  const span = before + after;
  const first = new Date(start + 5 * 3_600_000);
  return [1, 2, 3, 4].flatMap((months) => {
    const begins = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1) - 5 * 3_600_000;
    const left = ((begins - start) / span) * 100;
    return left < 100 ? [{ day: new Date(begins).toISOString(), left }] : [];
  });
}

/** The position of the present time. */
export const nowLeft = (before / (before + after)) * 100;
