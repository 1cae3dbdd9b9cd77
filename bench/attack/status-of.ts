import { type Agent, get } from 'node:http';

/** The status of the answer, once it has arrived whole; 0 = there was none. */
export function statusOf(url: string, { agent, cookie }: { agent: Agent; cookie: string }): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    }).once('error', () => resolve(0));
  });
}
