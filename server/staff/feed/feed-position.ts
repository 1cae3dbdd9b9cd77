/** How long the feed is kept. */
export const feedHours = 24;

/** The position up to which a browser has read; sent in `Last-Event-ID`. */
export interface FeedPosition {
  /** Transactions from this one on are read again; the browser recognises rows it already has by their ids. */
  horizon: string;
  /** The id of the last row; 0 = none. */
  row: number;
  /** When it was sent, in seconds. */
  sentAt: number;
}

export const writePosition = ({ horizon, row, sentAt }: FeedPosition): string =>
  `${horizon}.${row}.${sentAt}`;

/** Null if there is none or it is malformed. */
export function readPosition(text: string | undefined): FeedPosition | null {
  const [, horizon, row, sentAt] = /^(\d{1,19})\.(\d{1,15})\.(\d{1,12})$/.exec(text ?? '') ?? [];
  return horizon === undefined ? null : { horizon, row: Number(row), sentAt: Number(sentAt) };
}

/**
 * True if rows since then may have been deleted, or the position belongs to a cluster before a restore, so that missed rows are unknown.
 */
export const isLost = ({ horizon, sentAt }: FeedPosition, reading: { horizon: string; now: Date }): boolean =>
  sentAt < reading.now.getTime() / 1000 - feedHours * 3600 || BigInt(horizon) > BigInt(reading.horizon);
