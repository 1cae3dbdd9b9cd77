import { Agent, get } from 'node:http';

// The callers of bench/pages.ts, a separate process.

export interface PageCalls {
  url: string;
  times: number;
  atOnce: number;
  cookie?: string;
}

export interface PagesCalled {
  /** Responses other than 200. */
  failures: string[];
}

/** Linux routes all of 127.0.0.0/8. The calls of one address per minute are limited, so each caller of each round has its own. */
let addresses = 0;

process.on('message', (calls: PageCalls) => void call(calls).then((called) => process.send?.(called)));

async function call({ url, times, atOnce, cookie }: PageCalls): Promise<PagesCalled> {
  const failures: string[] = [];
  let left = times;
  const caller = async () => {
    addresses += 1;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const localAddress = `127.1.${(addresses >> 8) & 255}.${addresses & 255}`;
    while (left-- > 0) {
      const status = await visit(url, { agent, localAddress, cookie });
      if (status !== 200) failures.push(`${url}: ${status}`);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return { failures };
}

interface Connection {
  agent: Agent;
  localAddress: string;
  cookie: string | undefined;
}

function visit(url: string, { cookie, ...connection }: Connection): Promise<number> {
  // headers like those of browsers
  const headers = {
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(cookie !== undefined && { cookie }),
  };
  return new Promise((resolve, reject) => {
    get(url, { ...connection, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });
}
