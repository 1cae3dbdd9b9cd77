/** How long the feed goes back. */
export const feedHours = 24;

/** How far a browser has read; it stands in `Last-Event-ID`. */
export interface FeedPosition {
  /** Transactions from this one on are read again: some of their rows the browser may have had, and knows by their ids. */
  horizon: string;
  /** The id of the row; 0 = none. */
  row: number;
  /** When it was sent, in seconds. */
  sentAt: number;
}

export const writePosition = ({ horizon, row, sentAt }: FeedPosition): string =>
  `${horizon}.${row}.${sentAt}`;

/** null = none, or not one of ours. */
export function readPosition(text: string | undefined): FeedPosition | null {
  const [, horizon, row, sentAt] = /^(\d{1,19})\.(\d{1,15})\.(\d{1,12})$/.exec(text ?? '') ?? [];
  return horizon === undefined ? null : { horizon, row: Number(row), sentAt: Number(sentAt) };
}

/** The rows since it may have been deleted, or it is of a cluster before a restore: what was missed is not known. */
export const isLost = ({ horizon, sentAt }: FeedPosition, reading: { horizon: string; now: Date }): boolean =>
  sentAt < reading.now.getTime() / 1000 - feedHours * 3600 || BigInt(horizon) > BigInt(reading.horizon);
