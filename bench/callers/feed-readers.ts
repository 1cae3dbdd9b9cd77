import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { StaffLogin } from './staff-login.ts';

/** A browser of the staff that listens to the feed, like EventSource. */
export interface FeedBrowser {
  /** When the event of a new order arrived, by `performance.now()`; an event that arrives twice is listed twice. */
  heardOf: (order: string) => readonly number[];
  /** Closes the connection; after this time the browser reconnects with the id of its last event. */
  cutFor: (ms: number) => Promise<void>;
  close: () => void;
}

/** Opens the feed and waits for its position. Throws if the shop refuses. */
export async function openFeed(origin: string, { cookie }: StaffLogin): Promise<FeedBrowser> {
  const heard = new Map<string, number[]>();
  const seenRows = new Set<string>();
  let lastEventId = '';
  let request = await connect();
  return {
    heardOf: (record) => heard.get(record) ?? [],
    cutFor: async (ms) => {
      request.destroy();
      await wait(ms);
      request = await connect();
    },
    close: () => void request.destroy(),
  };

  async function connect() {
    const headers = { cookie, ...(lastEventId !== '' && { 'last-event-id': lastEventId }) };
    const sent = get(`${origin}/api/admin/v1/feed`, { agent: false, headers });
    // as: guaranteed by the event's declaration
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`the feed responded with ${answer.statusCode}`);
    sent.on('error', () => {}); // it is closed on purpose
    let text = '';
    answer.setEncoding('utf8').on('error', () => {});
    answer.on('data', (part: string) => {
      const blocks = (text + part).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) hear(block);
    });
    return sent;
  }

  function hear(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
    const id = field('id');
    if (id !== '') lastEventId = id;
    if (field('event') !== 'order') return;
    // what the back-office does with a row that is repeated after a reconnection (backoffice/shell/feed/feed-event.ts)
    const [, row = ''] = id.split('.');
    if (seenRows.has(row)) return;
    seenRows.add(row);
    const { id: record, v } = JSON.parse(field('data')) as { id: string; v: number }; // as: what the server writes there
    // a new order has version 1; later events of it have higher versions
    if (v !== 1) return;
    heard.set(record, [...(heard.get(record) ?? []), performance.now()]);
  }
}
