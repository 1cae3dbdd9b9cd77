import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import type { Problem } from '#contract/problem.ts';
import { linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { tIn, type T } from '#storefront/shell/i18n/texts.ts';
import { knownContact } from './known-contact.ts';
import { refusalMessages, type Refused } from './refusal.ts';
import { RequestPage } from './request-page.tsx';
import { VisitForm } from './visit-fields.tsx';
import { checkVisit, readSerials, readVisit, toBookVisit, type VisitValues } from './visit-form.ts';
import { visitView, type VisitView } from './visit-view.ts';

/** `?store=` slug, `&piece=` serial numbers separated by commas, `&day=`. Without a store, the one that has the first piece. */
export async function loadVisitForm({ context, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const query = url.searchParams;
  const [view, known] = await Promise.all([loadVisit(caller, query), knownContact(context)]);
  return { view, known, now: new Date().toISOString() };
}

async function loadVisit(caller: Caller, query: URLSearchParams): Promise<VisitView> {
  const stores = await caller.api.listStores();
  const pieces = readSerials(query.get('piece') ?? '') ?? [];
  const named = stores.find(({ slug }) => slug === query.get('store'));
  const [first] = stores;
  if (first === undefined) throw data(null, { status: 404 });
  const timesIn = (storeId: number) =>
    caller.api.listVisitTimes({ storeId, pieces: pieces.length > 0 ? pieces.join(',') : undefined });
  let storeId = named?.id ?? first.id;
  let times = await timesIn(storeId);
  const home = times.pieces[0]?.storeId ?? storeId;
  if (named === undefined && home !== storeId) {
    storeId = home;
    times = await timesIn(storeId);
  }
  return visitView({ stores, storeId, times, wantedDay: query.get('day') }, caller.language);
}

/** The typed values and why they were refused; `laterPieces`: these pieces change the available days. */
type VisitRefused = Refused<VisitValues> & { laterPieces?: string };

export async function sendVisit({ request, context }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const t = tIn(caller.language);
  const values = readVisit(await request.formData());
  const errors = checkVisit(values, t);
  if (Object.keys(errors).length > 0)
    return data<VisitRefused>({ values, errors, message: null }, { status: 400 });
  try {
    const { key } = await caller.api.bookVisit(toBookVisit(values));
    return redirect(linksIn(caller.language).requested('visit', key), 303);
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return data<VisitRefused>(refusedBy(error.problem, values, t), { status: error.problem.status });
  }
}

function refusedBy(problem: Problem, values: VisitValues, t: T): VisitRefused {
  const { reason, serialNumbers } = problem.facts ?? {};
  if (problem.code === 'ITEM_NOT_AVAILABLE' && Array.isArray(serialNumbers))
    return {
      values,
      errors: { pieces: t('requests:visit.missing', { serials: serialNumbers.join(', ') }) },
      message: null,
    };
  if (problem.code !== 'VISIT_NOT_POSSIBLE' || typeof reason !== 'string')
    return { values, ...refusalMessages(problem, t) };
  const words = t(`requests:visit.reason.${reason}`, { defaultValue: problem.detail });
  if (reason !== 'PIECES_LATER') return { values, errors: { time: words }, message: null };
  return { values, errors: {}, message: t('requests:visit.later'), laterPieces: values.pieces };
}

export function VisitPage() {
  const { view, known, now } = useLoaderData<typeof loadVisitForm>();
  const refused = useActionData<VisitRefused>();
  const { t, links } = usePage();
  const store = view.stores.find(({ id }) => id === view.storeId);
  return (
    <RequestPage title={t('requests:visit.title')} lead={t('requests:visit.lead')}>
      {refused?.laterPieces !== undefined && store && (
        <p>
          <Link to={links.request('visit', { store: store.slug, piece: refused.laterPieces })}>
            {t('requests:visit.showDays')}
          </Link>
        </p>
      )}
      <VisitForm view={view} known={known} refused={refused} now={now} />
    </RequestPage>
  );
}
