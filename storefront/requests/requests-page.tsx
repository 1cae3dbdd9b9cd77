import {
  data,
  useParams,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
} from 'react-router';
import { languageOfPath, type RequestKind } from '#storefront/links.ts';
import type { PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { CallBackPage, loadCallBackForm, sendCallBack } from './call-back-page.tsx';
import { CalledPage, loadCallBackDone } from './called-page.tsx';
import { preserveFormValues } from './preserve-form-values.ts';
import { changeNotify, loadNotifyDone, NotifiedPage } from './notified-page.tsx';
import { loadNotifyForm, NotifyPage, sendNotify } from './notify-page.tsx';
import { loadVisitForm, sendVisit, VisitPage } from './visit-page.tsx';
import { cancelBooked, loadVisitDone, VisitedPage } from './visited-page.tsx';
import styles from './requests.css?url';

// A single route for the forms (`/requests/visit`) and their results (`/requests/visit/12-…`), because each route
// adds a line to the list of routes in every page, three times.

export const handle = { texts: ['requests'], noindex: true } satisfies PageHandle;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const clientLoader = withTexts('requests');
export { preserveFormValues as clientAction };

type Which = `${RequestKind} ${'form' | 'done'}`;

/** Undefined if there is no such page. */
function whichOf({ kind, key }: { kind?: string; key?: string }): Which | undefined {
  const step = key === undefined ? 'form' : 'done';
  return kind === 'call-back' || kind === 'notify' || kind === 'visit' ? `${kind} ${step}` : undefined;
}

const views = {
  'call-back form': CallBackPage,
  'call-back done': CalledPage,
  'notify form': NotifyPage,
  'notify done': NotifiedPage,
  'visit form': VisitPage,
  'visit done': VisitedPage,
} satisfies Record<Which, unknown>;

export function meta({ location, params }: { location: { pathname: string }; params: object }) {
  const t = tIn(languageOfPath(location.pathname));
  switch (whichOf(params)) {
    case 'call-back form':
      return [{ title: `${t('requests:callBack.title')} | Zarona` }];
    case 'call-back done':
      return [{ title: `${t('requests:callBack.doneTitle')} | Zarona` }];
    case 'notify form':
    case 'notify done':
      return [{ title: `${t('requests:notify.title')} | Zarona` }];
    case 'visit form':
    case 'visit done':
      return [{ title: `${t('requests:visit.title')} | Zarona` }];
    case undefined:
      return [];
  }
}

export function loader(args: LoaderFunctionArgs): Promise<unknown> {
  switch (whichOf(args.params)) {
    case 'call-back form':
      return loadCallBackForm(args);
    case 'call-back done':
      return loadCallBackDone(args);
    case 'notify form':
      return loadNotifyForm(args);
    case 'notify done':
      return loadNotifyDone(args);
    case 'visit form':
      return loadVisitForm(args);
    case 'visit done':
      return loadVisitDone(args);
    case undefined:
      throw data(null, { status: 404 });
  }
}

export function action(args: ActionFunctionArgs): Promise<unknown> {
  switch (whichOf(args.params)) {
    case 'call-back form':
      return sendCallBack(args);
    case 'notify form':
      return sendNotify(args);
    case 'notify done':
      return changeNotify(args);
    case 'visit form':
      return sendVisit(args);
    case 'visit done':
      return cancelBooked(args);
    case 'call-back done':
    case undefined:
      throw data(null, { status: 404 });
  }
}

export default function RequestsPage() {
  const { kind, key } = useParams();
  const which = whichOf({ ...(kind && { kind }), ...(key && { key }) });
  if (which === undefined) return null;
  const View = views[which];
  // another form starts with empty fields
  return <View key={which} />;
}
