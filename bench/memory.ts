// `npm run bench:memory`: the shop as `npm start` opens it for the second time, its demo filled and its pictures made, in a
// process of its own; how much memory that process holds before, during and after a minute of callers. Linux only: what a process
// holds is read from /proc.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { commandLine } from '#server/cli/command.ts';
import { fetchJson, fillBag } from './fill-bag.ts';
import { startShop } from './started-shop.ts';

commandLine({
  usage:
    'npm run bench:memory: memory of the started shop before, during and after a minute of callers. Linux only.',
});

const callers = 16;
const loadMs = 60_000;
const restMs = 10_000;
/** One call in twenty is of somebody with a bag, whose pages are never kept. */
const bagEvery = 20;

const folder = mkdtempSync(path.join(os.tmpdir(), 'zarona-memory-'));
// started by root, the database runs as another user, who must be able to enter
chmodSync(folder, 0o755);
let shop = startShop(folder);
try {
  await shop.said(/pictures of the tiles are ready/);
  await shop.end();
  shop = startShop(folder);
  const [, url = ''] = await shop.said(/Zarona is open: (http:\/\/\S+)/);
  await measure(url);
} finally {
  await shop.end();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(url: string): Promise<void> {
  const cookie = await fillBag(url);
  const addresses = await listAddresses(url);
  console.log(`opened: ${shop.residentMb()} MB`);
  const until = performance.now() + loadMs;
  let calls = 0;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, shop.residentMb())), 250);
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const call = async () => {
    while (performance.now() < until) {
      const nth = calls++;
      const address = addresses[(nth * 7919) % addresses.length] ?? '/';
      await fetchPage(agent, url + address, nth % bagEvery === 0 ? cookie : undefined);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  clearInterval(watch);
  agent.destroy();
  const after = shop.residentMb();
  await new Promise((resolve) => setTimeout(resolve, restMs));
  console.log(
    `${loadMs / 1000} s of ${callers} callers over ${addresses.length} addresses, one call in ${bagEvery} with a bag: ` +
      `${after} MB after it (at most ${most} MB), ${shop.residentMb()} MB after a rest; ${Math.round(calls / (loadMs / 1000))} requests/s`,
  );
}

/** Every kind of page: kept ones, products, and listings with filters that come once or twice. */
async function listAddresses(url: string): Promise<string[]> {
  const languages = ['', '/uz', '/en'];
  const categories = await fetchJson<{ slugRu: string; slugUz: string; slugEn: string }[]>(
    `${url}/api/v1/categories`,
  );
  const { data } = await fetchJson<{ data: { content: { slugRu: string }[] } }>(
    `${url}/api/es/v1/es-products?size=48`,
  );
  const listings = categories.flatMap(({ slugRu, slugUz, slugEn }) => [
    `/catalog/${slugRu}`,
    `/uz/catalog/${slugUz}`,
    `/en/catalog/${slugEn}`,
  ]);
  const filtered = Array.from({ length: 200 }, (_, n) => `/catalog?minPrice=${(n + 1) * 100_000}`);
  const products = data.content.map(({ slugRu }) => `/product/${slugRu}`);
  return [...languages.map((language) => language || '/'), ...listings, ...products, ...filtered];
}

function fetchPage(agent: Agent, url: string, cookie?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(cookie !== undefined && { cookie }) };
    get(url, { agent, headers }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
}
