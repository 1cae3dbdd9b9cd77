import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import type { Caller } from '#client/call.ts';
import { withSession, type TokenStore } from '#client/session.ts';
import { languageOfPath } from '#storefront/links.ts';
import './shell/texts.server.ts';
import { callerContext, reporterContext } from './shell/caller.ts';
import { stepContext, type StepStore } from './shell/login-step.ts';
import { NonceContext } from './shell/nonce.ts';
import { tokensContext, userContext, userOnce } from './shell/user.ts';

const renderTimeoutMs = 6_000;

/** For the server that mounts the built storefront: what loaders and actions find in their context. */
export function createLoadContext(url: URL, { fetch, report, tokens, step }: Given): RouterContextProvider {
  const context = new RouterContextProvider();
  const caller = withSession({ fetch, language: languageOfPath(url.pathname) }, tokens);
  context.set(callerContext, caller);
  context.set(reporterContext, report);
  context.set(tokensContext, tokens);
  context.set(userContext, userOnce(caller, tokens));
  context.set(stepContext, step);
  return context;
}

/** Made by server/pages for one request. */
interface Given {
  fetch: Caller['fetch'];
  report: (error: unknown) => void;
  tokens: TokenStore;
  step: StepStore;
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(reporterContext)(error);
};

/**
 * The whole page as one buffer: cacheable, with a length. The nonce marks our own scripts; the server replaces it by
 * their hashes (architecture.md 7: renderToString would lose the loader data).
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = crypto.randomUUID();
  let finalStatus = status;
  return new Promise((resolve, reject) => {
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const answer = (body: Buffer) => {
          headers.set('content-type', 'text/html; charset=utf-8');
          headers.set('x-script-nonce', nonce);
          resolve(new Response(new Uint8Array(body), { status: finalStatus, headers }));
        };
        pipe(new Collector(answer, reject));
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        context.get(reporterContext)(error);
      },
    });
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}

class Collector extends Writable {
  readonly #chunks: Buffer[] = [];
  readonly #done: (body: Buffer) => void;
  readonly #fail: (error: unknown) => void;

  constructor(done: (body: Buffer) => void, fail: (error: unknown) => void) {
    super();
    this.#done = done;
    this.#fail = fail;
  }

  override _write(chunk: Buffer, _encoding: string, next: () => void): void {
    this.#chunks.push(Buffer.from(chunk));
    next();
  }

  override _final(next: () => void): void {
    this.#done(Buffer.concat(this.#chunks));
    next();
  }

  override _destroy(error: Error | null, next: (error?: Error | null) => void): void {
    if (error) this.#fail(error);
    next();
  }
}
