import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import type { Db } from '#database/connect.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { listen, type Listening } from '#server/kit/listen.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { type FeedPosition, isLost, writePosition } from './feed-position.ts';
import { createFeedReader, type FeedReading, type FreshRow } from './feed-reader.ts';
import { type FeedAudience, type FeedReader, type FeedStream, mayKnow } from './feed-stream.ts';
import { type FeedRow, selectFeed, selectLiveSessions } from './queries-feed.ts';

export interface FeedHubParts {
  db: Db;
  connection: PoolConfig;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
  limits: Pick<Limits, 'staffStreams' | 'staffStreamsPerLogin'>;
}

export interface FeedHub {
  /** Refuses with RATE_LIMITED above the streams per session, and with OVERLOADED above those per process. */
  requirePlace: (reader: FeedReader) => void;
  /** Sends what was missed since `after`, then all new events, until the stream ends. */
  add: (stream: FeedStream, after: FeedPosition | null) => Promise<void>;
  remove: (stream: FeedStream) => void;
  close: () => Promise<void>;
}

/** Interval of keep-alive messages and of session checks. */
const pingMs = 20_000;
/** Interval at which the feed is read without a notification: the maximum delay after a lost one. */
const catchUpMs = 5_000;
/** Above this number the browser reloads its screen instead. */
const maxReplayed = 1_000;

/** The streams of this process. Rows that arrive while a stream is being replayed are queued for it. */
interface Streams {
  open: Set<FeedStream>;
  waiting: Map<FeedStream, FreshRow[]>;
}

/** Sends the shop's events to all open staff browsers. Reads nothing while there are none. */
export function createFeedHub(parts: FeedHubParts): FeedHub {
  const { db, now, log, limits } = parts;
  const streams: Streams = { open: new Set(), waiting: new Map() };
  const onError = (err: unknown) => log.warn({ err }, 'the staff feed could not be read; trying again');
  const reader = createFeedReader(db, { onError, onRows: (rows) => sendAll(streams, rows, now()) });
  const running = keepRunning(parts, { streams, reader, onError });
  return {
    requirePlace: ({ idHash }) => {
      const own = [...streams.open].filter((stream) => stream.reader.idHash.equals(idHash));
      if (own.length >= limits.staffStreamsPerLogin)
        throw limitRefusal('STAFF_STREAMS', 'RATE_LIMITED', { retryAfterSeconds: 60 });
      if (streams.open.size >= limits.staffStreams)
        throw limitRefusal('STAFF_STREAMS', 'OVERLOADED', { retryAfterSeconds: 60 });
    },
    add: async (stream, after) => {
      streams.open.add(stream);
      streams.waiting.set(stream, []);
      await running.start();
      await replay(db, { stream, after, horizon: reader.horizon(), now: now() }).then(
        (sent) => {
          const rows = streams.waiting.get(stream) ?? [];
          streams.waiting.delete(stream);
          for (const fresh of rows) if (!sent.has(fresh.row.id)) sendRow(stream, fresh, now());
        },
        (error: unknown) => {
          onError(error);
          stream.end();
        },
      );
    },
    remove: (stream) => {
      streams.open.delete(stream);
      streams.waiting.delete(stream);
    },
    close: async () => {
      for (const stream of streams.open) stream.end();
      await running.stop();
    },
  };
}

interface Running {
  streams: Streams;
  reader: FeedReading;
  onError: (error: unknown) => void;
}

/** Starts listening with the first stream. */
function keepRunning({ connection, db, now }: FeedHubParts, { streams, reader, onError }: Running) {
  let started: Promise<Listening> | null = null;
  const timers: NodeJS.Timeout[] = [];
  const readIfWanted = () => (streams.open.size > 0 ? reader.run() : undefined);
  const ping = async () => {
    await endSleeping(db, streams, now());
    const horizon = reader.horizon();
    if (horizon === null) return;
    for (const stream of streams.open)
      if (!streams.waiting.has(stream))
        stream.send({ event: 'ping', data: {}, id: positionId({ horizon, row: 0 }, now()) });
  };
  const start = async () => {
    await reader.run();
    const listening = await listen(connection, {
      channels: ['staff_feed', 'staff_access', 'staff_presence'],
      onError,
      onMessage: ({ channel, payload }) => {
        if (channel === 'staff_access') return endOf(streams, Number(payload));
        if (channel === 'staff_presence') return sendPresence(streams, payload);
        void readIfWanted();
      },
    });
    timers.push(setInterval(() => void readIfWanted(), catchUpMs));
    timers.push(setInterval(() => void ping().catch(onError), pingMs));
    return listening;
  };
  return {
    start: () => (started ??= start()),
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await (await started)?.close();
    },
  };
}

/** Checks a stream again after its owner's rights changed or the owner logged out, and closes it if necessary (BO-8). */
function endOf({ open }: Streams, staffId: number): void {
  for (const stream of open) if (stream.reader.staff.id === staffId) stream.end();
}

/** Presence is not replayed: a reconnected browser requests it. */
function sendPresence({ open }: Streams, payload: string): void {
  // as: written by server/staff/presence/sign-presence.ts
  const { id, ...audience } = JSON.parse(payload) as FeedAudience & { id: string };
  const data = { id, v: null, store: audience.store_id };
  for (const stream of open) if (mayKnow(stream.reader, audience)) stream.send({ event: 'presence', data });
}

/** Ends the streams of sessions that have ended or need their second factor again. */
async function endSleeping(db: Db, { open }: Streams, now: Date): Promise<void> {
  if (open.size === 0) return;
  const sessions = [...open].map(({ reader }) => reader.idHash);
  const live = await selectLiveSessions(db, { sessions, now });
  for (const stream of open) if (!live.some((idHash) => idHash.equals(stream.reader.idHash))) stream.end();
}

function sendAll({ open, waiting }: Streams, rows: readonly FreshRow[], now: Date): void {
  for (const stream of open) {
    const queue = waiting.get(stream);
    if (queue === undefined) for (const fresh of rows) sendRow(stream, fresh, now);
    else queue.push(...rows);
  }
}

function sendRow(stream: FeedStream, { row, readOn }: FreshRow, now: Date): void {
  if (!mayKnow(stream.reader, row)) return;
  const { id, kind, record_id: record, version, store_id: store } = row;
  stream.send({
    event: kind,
    data: { id: record, v: version, store },
    id: positionId({ horizon: readOn, row: id }, now),
  });
}

const positionId = (at: { horizon: string; row: number }, now: Date): string =>
  writePosition({ ...at, sentAt: Math.floor(now.getTime() / 1000) });

interface Replay {
  stream: FeedStream;
  after: FeedPosition | null;
  /** The feed's present position in this process. */
  horizon: string | null;
  now: Date;
}

/**
 * Sends missed rows; sends `reset` if they are unknown or too many, so that the browser reloads its screen. Returns the rows that were
 * sent.
 */
async function replay(db: Db, { stream, after, horizon, now }: Replay): Promise<ReadonlySet<number>> {
  const from = after?.horizon ?? null;
  const reading = await selectFeed(db, { from, limit: maxReplayed + 1 });
  const start = horizon ?? reading.horizon;
  const isReset = after !== null && (isLost(after, { ...reading, now }) || reading.rows.length > maxReplayed);
  if (after === null || isReset) {
    stream.send({
      event: isReset ? 'reset' : 'ping',
      data: {},
      id: positionId({ horizon: start, row: 0 }, now),
    });
    return new Set();
  }
  const readOn = (row: FeedRow) => (row === reading.rows.at(-1) ? start : after.horizon);
  for (const row of reading.rows) sendRow(stream, { row, readOn: readOn(row) }, now);
  return new Set(reading.rows.map(({ id }) => id));
}
