import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { languageOfPath } from '#storefront/links.ts';
import './shell/i18n/texts.server.ts';
import { callerContext, reporterContext, type Caller } from './shell/caller.ts';
import { stepContext, type StepStore } from './shell/login/login-step.ts';
import { mapTilesContext, type MapTiles } from './shell/map-tiles.ts';
import { NonceContext, nonceContext } from './shell/nonce.ts';
import { tokensContext, userContext, userOnce, type TokenStore } from './shell/login/user.ts';

/** Creates the context for loaders and actions; called by the server that mounts the built storefront. */
export function createLoadContext(url: URL, given: Given): RouterContextProvider {
  const { api, report, nonce, tokens, step, mapTiles } = given;
  const context = new RouterContextProvider();
  const caller = { api, language: languageOfPath(pagePath(url)) };
  context.set(callerContext, caller);
  context.set(reporterContext, report);
  context.set(nonceContext, nonce);
  context.set(tokensContext, tokens);
  context.set(userContext, userOnce(caller, tokens));
  context.set(stepContext, step);
  context.set(mapTilesContext, mapTiles ?? null);
  return context;
}

/** The address of a page's data is the page's address with an extension: `/uz.data` is the home page in Uzbek. */
const pagePath = (url: URL) => url.pathname.replace(/\.data$/, '');

/** Created by server/pages for each request. */
interface Given {
  api: Caller['api'];
  report: (error: unknown) => void;
  nonce: string;
  tokens: TokenStore;
  step: StepStore;
  mapTiles: MapTiles | undefined;
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted) return;
  // a plain object would be logged without its content: a refusal of the page, or an address without a route
  const reported = isRouteErrorResponse(error)
    ? Object.assign(new Error(`${error.status} ${JSON.stringify(error.data)}`), { statusCode: error.status })
    : error;
  context.get(reporterContext)(reported);
};

/** Rendering is aborted after this time, ms. */
const patienceMs = 10_000;

/** React Router's documented entry. The page is sent as a whole, so that it can be cached and read without JavaScript. */
export default function handleRequest(
  request: Request,
  responseStatus: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const report = context.get(reporterContext);
  let status = responseStatus;
  let isShellRendered = false;
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // parts of a page that arrive in a script are useless without JavaScript
        progressiveChunkSize: Infinity,
        onAllReady: () => {
          clearTimeout(timer);
          pipe(collect((page) => resolve(new Response(page, { status, headers }))));
        },
        onShellReady: () => {
          isShellRendered = true;
        },
        // React Router renders the page's error boundary and reports through handleError
        onShellError: reject,
        onError: (error) => {
          if (!isShellRendered) return;
          status = 500;
          report(error);
        },
      },
    );
    const timer = setTimeout(abort, patienceMs);
  });
}

/** A stream that passes on everything written to it as one buffer. Node's own `buffer` creates a Blob first. */
function collect(done: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      chunks.push(chunk);
      next();
    },
    final: (next) => {
      done(Buffer.concat(chunks));
      next();
    },
  });
}
