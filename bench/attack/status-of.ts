import { type Agent, get } from 'node:http';

/** Returns the status after the complete response has arrived; 0 = there was none. */
export function statusOf(url: string, { agent, cookie }: { agent: Agent; cookie: string }): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    }).once('error', () => resolve(0));
  });
}
