import type { ServerResponse } from 'node:http';
import { type Permission, scopeOf } from '#domain/auth/permissions.ts';
import type { Staff } from '#server/kit/staff-operation.ts';

/** The reader of a stream. */
export interface FeedReader {
  staff: Pick<Staff, 'id' | 'role' | 'storeIds'>;
  /** SHA-256 of the session cookie. */
  idHash: Buffer;
}

/** Who receives an event of the feed. */
export interface FeedAudience {
  permission: Permission | null;
  store_id: number | null;
  staff_id: number | null;
}

/** Everybody with the permission for that store, or the one staff member that the event names. */
export function mayKnow(
  { staff }: FeedReader,
  { permission, store_id: storeId, staff_id: staffId }: FeedAudience,
): boolean {
  if (permission === null) return staffId === staff.id;
  const scope = scopeOf(staff, permission);
  return scope === 'ALL' || (scope === 'OWN' && storeId !== null && staff.storeIds.includes(storeId));
}

export interface FeedMessage {
  event: string;
  data: object;
  /** The browser's position after this event (feed-position.ts). */
  id?: string;
}

/** A browser that does not read its data is disconnected; it reconnects and continues. */
const maxUnreadBytes = 256 * 1024;
const retryAfterMs = 2_000;

export interface FeedStream {
  reader: FeedReader;
  send: (message: FeedMessage) => void;
  end: () => void;
}

/** Responds with server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) on a hijacked reply. */
export function openStream(
  raw: ServerResponse,
  {
    reader,
    headers,
    onClose,
  }: { reader: FeedReader; headers: object; onClose: (stream: FeedStream) => void },
): FeedStream {
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    // the connection ends with the stream, so that closing the shop does not wait for it
    connection: 'close',
  });
  raw.write(`retry: ${retryAfterMs}\n\n`);
  const stream: FeedStream = {
    reader,
    send: ({ event, data, id }) => {
      // an ended stream is listed until its connection is closed; a write to it would end the process
      if (raw.destroyed || raw.writableEnded) return;
      raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (raw.writableLength > maxUnreadBytes) raw.destroy();
    },
    end: () => raw.end(),
  };
  raw.once('close', () => onClose(stream));
  return stream;
}
