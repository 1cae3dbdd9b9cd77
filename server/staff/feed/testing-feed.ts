import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { vi } from 'vitest';
import type { App } from '#server/kit/http/app-type.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';

export interface FeedEvent {
  event: string;
  data: { id?: string; v?: number | null; store?: number | null };
  id: string;
}

/** An open stream of a browser. */
export interface OpenFeed {
  status: number;
  events: FeedEvent[];
  /** Resolves with the events of a kind once there are that many. */
  heard: (kind: string, count?: number) => Promise<FeedEvent[]>;
  isEnded: () => boolean;
  cut: () => void;
}

export async function listening(app: App): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Opens the feed over a real connection, and waits for its first position. */
export async function openFeed(
  address: string,
  { headers }: StaffBrowser,
  lastEventId?: string,
): Promise<OpenFeed> {
  const request = get(`${address}/api/admin/v1/feed`, {
    // a separate connection, which ends with the stream
    agent: false,
    headers: {
      cookie: headers['cookie'] ?? '',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  // as: the event's documented arguments
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode: status = 0 } = response;
  const events: FeedEvent[] = [];
  const state = { isEnded: false };
  const end = () => (state.isEnded = true);
  if (status === 200) void readEvents(response, events).then(end, end);
  else response.resume();
  const heard = async (kind: string, count = 1) => {
    const found = () => events.filter(({ event }) => event === kind);
    await vi.waitFor(
      () => {
        if (found().length < count) throw new Error(`${found().length} of ${count} events ${kind}`);
      },
      { timeout: 5_000 },
    );
    return found();
  };
  return { status, events, heard, isEnded: () => state.isEnded, cut: () => request.destroy() };
}

async function readEvents(response: IncomingMessage, events: FeedEvent[]): Promise<void> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      if (field('event') === '') continue;
      // as: what the server sends
      const data = JSON.parse(field('data')) as FeedEvent['data'];
      events.push({ event: field('event'), data, id: field('id') });
    }
  }
}
