import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceWorkerRoute } from './service-worker.ts';

let build = '';
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'zarona-build-'));
  await mkdir(join(build, 'assets'));
  await writeFile(join(build, 'service-worker.js'), '"keeps pages"');
});
afterAll(() => rm(build, { recursive: true }));

async function fetchWorker(assets: string | undefined) {
  const app = Fastify();
  await serviceWorkerRoute(app, assets);
  const answer = await app.inject('/service-worker.js');
  await app.close();
  return answer;
}

describe('the service worker', () => {
  it('is the one of this build, and is revalidated by browsers', async () => {
    const answer = await fetchWorker(join(build, 'assets'));
    expect(answer.body).toBe('"keeps pages"');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('when disabled, removes itself and everything it stored', async () => {
    const { body } = await fetchWorker(undefined);
    expect(body).toContain('registration.unregister()');
    expect(body).toContain('caches.delete');
  });
});
