import { languageOnWire } from '#contract/words.ts';
import {
  Form,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { dayOf, formatDayLong, formatTime } from '#ui/dates.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { problemMessage } from '#storefront/shell/i18n/problem-message.ts';
import { shortStoreName } from '#storefront/shell/store-name.ts';
import { RequestPage } from './request-page.tsx';
import { VisitPieces } from './visit-fields.tsx';
import { visitPieceView } from './visit-view.ts';

/** Loads a booked visit by its link, which the SMS contains. */
export async function loadVisitDone({ context, params }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const { language } = caller;
  const [visit, stores] = await Promise.all([
    orNotFound(caller.api.getVisit({ key: params['key'] ?? '' })),
    caller.api.listStores(),
  ]);
  const store = stores.find(({ id }) => id === visit.storeId);
  return {
    state: visit.state,
    startsAt: visit.startsAt,
    phone: visit.phone,
    mayCancel: visit.mayCancel,
    pieces: visit.pieces.map((piece) => visitPieceView(piece, language)),
    store: store && {
      slug: store.slug,
      name: shortStoreName(nameOf(store, language)),
      address: { uz: store.addressUz, ru: store.addressRu, en: store.addressEn }[languageOnWire(language)],
    },
  };
}

/** Cancels the visit by a button; opening the link in the SMS cancels nothing. */
export async function cancelBooked({ context, params }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const key = params['key'] ?? '';
  try {
    await orNotFound(caller.api.cancelVisit({ key }));
    return redirect(linksIn(caller.language).requested('visit', key), 303);
  } catch (error) {
    if (isApiProblem(error)) return { message: problemMessage(error.problem) };
    throw error;
  }
}

export function VisitedPage() {
  const { state, startsAt, phone, mayCancel, pieces, store } = useLoaderData<typeof loadVisitDone>();
  const problem = useActionData<typeof cancelBooked>()?.message;
  const { t, language, links } = usePage();
  const isCancelled = state === 'CANCELLED';
  const time = t('requests:visit.done', {
    day: formatDayLong(dayOf(startsAt), language),
    time: formatTime(startsAt),
  });
  const title = isCancelled ? 'cancelledTitle' : mayCancel ? 'doneTitle' : 'overTitle';
  return (
    <RequestPage
      title={t(`requests:visit.${title}`)}
      lead={isCancelled ? t('requests:visit.cancelled') : time}
    >
      <div className="request-done">
        {isCancelled && <p className="ink-2">{time}</p>}
        {store && (
          <p>
            <span className="h3">{store.name}</span>
            <br />
            {store.address}
            <br />
            <Link to={links.store(store.slug)}>{t('requests:visit.directions')}</Link>
          </p>
        )}
        {!isCancelled && pieces.length > 0 && <VisitPieces pieces={pieces} />}
        {mayCancel && <p className="ink-2">{t('requests:visit.sms', { phone })}</p>}
        {!isCancelled && !mayCancel && <p className="ink-2">{t('requests:visit.over')}</p>}
        {problem !== undefined && <p role="alert">{problem}</p>}
        {mayCancel ? (
          <Form method="post" className="request-actions">
            <button type="submit" className={buttonClass('secondary')}>
              {t('requests:visit.cancel')}
            </button>
            <p className="small ink-2">{t('requests:visit.cancelHint')}</p>
          </Form>
        ) : (
          store && (
            <p>
              <Link
                className={buttonClass('primary')}
                to={links.request('visit', {
                  store: store.slug,
                  ...(pieces.length > 0 && { piece: pieces.map(({ serial }) => serial).join(',') }),
                })}
              >
                {t('requests:visit.again')}
              </Link>
            </p>
          )
        )}
      </div>
    </RequestPage>
  );
}
