import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Api } from '#contract/operations/all.ts';
import type { OperationRunner } from '#server/http/operation-runner.ts';
import { Refusal } from '#server/kit/refusal.ts';

/** Refuses every call, for a shop whose pages call no operation; every visitor is a guest. */
const refuse = () => Promise.reject(new Refusal('UNAUTHENTICATED'));
export const noOperations: OperationRunner = {
  operations: new Map(),
  users: { find: refuse, ofToken: refuse },
  isHttps: false,
};

interface OnlyPage {
  /** Its loader or action. */
  module: object;
  context: (shop: { api: Api }) => RouterContextProvider;
  /** The content if nothing fails. */
  body: string;
}

/** A storefront with one page for every address. */
export const testStorefront = ({ module, context, body }: OnlyPage): ServerBuild =>
  ({
    ssr: true,
    future: {},
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    assets: { version: '1', url: '', routes: {}, entry: { imports: [], module: '' } },
    routes: {
      root: {
        id: 'root',
        path: '*',
        module: { ...module, default: () => null, ErrorBoundary: () => null },
      },
    },
    entry: {
      module: {
        createLoadContext: (_url: URL, shop: { api: Api }) => context(shop),
        handleError: () => undefined,
        default: (_request: Request, status: number, headers: Headers) =>
          new Response(status === 200 ? body : 'something went wrong', { status, headers }),
      },
    },
  }) as unknown as ServerBuild; // the part that a page without scripts needs
