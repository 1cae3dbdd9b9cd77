import { renderToString } from 'react-dom/server';
import {
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import type { Caller as FetchCaller } from '#client/call.ts';
import { languageOfPath } from '#storefront/links.ts';
import './shell/texts.server.ts';
import { callerContext, partnerSiteContext, reporterContext, type Caller } from './shell/caller.ts';
import { documentContext, type PageDocument } from './shell/document.ts';
import { stepContext, type StepStore } from './shell/login-step.ts';
import { mapTilesContext, type MapTiles } from './shell/map-tiles.ts';
import { beginScript, laterScripts } from './shell/later-scripts.ts';
import { NonceContext } from './shell/nonce.ts';
import { tokensContext, userContext, userOnce, type TokenStore } from './shell/user.ts';

/** For the server that mounts the built storefront: what loaders and actions find in their context. */
export function createLoadContext(url: URL, given: Given): RouterContextProvider {
  const { api, fetch, report, deliver, tokens, step, partnerSiteUrl, mapTiles } = given;
  const context = new RouterContextProvider();
  const caller = { api, fetch, language: languageOfPath(pagePath(url)) };
  context.set(callerContext, caller);
  context.set(reporterContext, report);
  context.set(documentContext, deliver);
  context.set(tokensContext, tokens);
  context.set(userContext, userOnce(caller, tokens));
  context.set(stepContext, step);
  context.set(partnerSiteContext, partnerSiteUrl ?? null);
  context.set(mapTilesContext, mapTiles ?? null);
  return context;
}

/** Data alone is asked for under the page's address with an ending: `/uz.data` is the home page in Uzbek. */
const pagePath = (url: URL) => url.pathname.replace(/\.data$/, '');

/** Made by server/pages for one request. */
interface Given {
  api: Caller['api'];
  fetch: FetchCaller['fetch'];
  report: (error: unknown) => void;
  deliver: (document: PageDocument) => void;
  tokens: TokenStore;
  step: StepStore;
  partnerSiteUrl: string | undefined;
  mapTiles: MapTiles | undefined;
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(reporterContext)(error);
};

/**
 * The whole page at once: cacheable, with a length, and without the encoding of a stream's many pieces, which costs a
 * quarter of the render. What the loaders deferred is waited for before it. The answer itself has no body: the server gets the
 * page by `documentContext`, replaces the nonce by the scripts' hashes, and sends it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = crypto.randomUUID();
  const { serverHandoffStream, ...entryWithoutStream } = entry;
  const loaded = await textOf(serverHandoffStream);
  const page = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={entryWithoutStream} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  const hasScripts = entry.renderMeta?.didRenderScripts === true;
  const parts = hasScripts ? withScripts(page, { loaded, nonce }) : [page];
  // React writes a doctype into streams only; without one, browsers fall into quirks mode
  context.get(documentContext)({ parts: ['<!DOCTYPE html>', ...parts], nonce });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream ?? []) text += decoder.decode(part, { stream: true });
  return text;
}

function withScripts(page: string, { loaded, nonce }: { loaded: string; nonce: string }): string[] {
  const handOver = handOverScript(loaded, nonce);
  // vite's own scripts of development must begin at once
  if (!import.meta.env.PROD) return [page, handOver];
  return [...laterScripts(page, nonce), handOver, beginScript(nonce)];
}

/** What the loaders answered, for the router in the browser: as ServerRouter writes it where it renders into a stream. */
function handOverScript(loaded: string, nonce: string): string {
  const stream = 'window.__reactRouterContext.streamController';
  const text = JSON.stringify(loaded).replaceAll(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script nonce="${nonce}">${stream}.enqueue(${text});${stream}.close();</script>`;
}
