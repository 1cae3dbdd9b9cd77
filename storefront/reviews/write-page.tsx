import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { languageOfPath, linksIn, nameOf } from '#storefront/links.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { textOf } from '#storefront/shell/form-text.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { lastDigitsMessage } from '#storefront/shell/i18n/problem-message.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { requireUser } from '#storefront/shell/login/user.ts';
import { ProofForm } from '#storefront/shell/proof-form.tsx';
import { proveByDigits, readLink, type RefusedReview, sendReview, returnPath } from './send-review.ts';
import { WriteForm } from './write-form.tsx';
import proofStyles from '#storefront/shell/proof-form.css?url';
import styles from './write-review.css?url';

export const handle = { texts: ['reviews', 'order'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('reviews', 'order');
export const links = () => [
  { rel: 'stylesheet', href: proofStyles },
  { rel: 'stylesheet', href: styles },
];

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('reviews:write')} | Zarona` },
];

/** `?order=…&piece=…`, and for a guest the order's `token`; without a token a login is required. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const link = readLink(url);
  if (link.token === undefined) await requireUser({ context, url });
  const caller = context.get(callerContext);
  const [order, lines] = await Promise.all([
    orNotFound(caller.api.getOrder(link)),
    orNotFound(caller.api.listOrderReviews(link)),
  ]);
  const bought = order.lines.find(({ piece }) => piece.serialNumber === link.piece)?.piece;
  const line = lines.find(({ serialNumber }) => serialNumber === link.piece);
  if (!bought || !line) throw data(null, { status: 404 });
  const { review, mayWrite, productId } = line;
  return {
    proven: order.proven,
    name: nameOf(bought, caller.language),
    serial: link.piece,
    hasSize: bought.sizeMm !== null || bought.lengthCm !== null,
    productId,
    mayWrite,
    review,
    back: returnPath(linksIn(caller.language), link),
  };
}

interface Refused {
  digitsProblem?: string;
  review?: RefusedReview;
}

/** Writes, changes or removes the review, then redirects to the order, which shows its state. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const link = readLink(url);
  if (link.token === undefined) await requireUser({ context, url });
  const caller = context.get(callerContext);
  const form = await request.formData();
  if (textOf(form, 'intent') === 'prove') {
    const problem = await proveByDigits(caller, { link, digits: textOf(form, 'digits').trim() });
    if (problem !== null) {
      const digitsProblem = lastDigitsMessage(problem, tIn(caller.language));
      return data<Refused>({ digitsProblem }, { status: problem.status });
    }
    return redirect(url.pathname + url.search, 303);
  }
  const refused = await sendReview(caller, { link, form });
  if (refused !== null) return data<Refused>({ review: refused }, { status: refused.problem.status });
  return redirect(returnPath(linksIn(caller.language), link), 303);
}

export default function WritePage() {
  const { proven, name, serial, hasSize, productId, mayWrite, review, back } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = usePage();
  return (
    <div className="write">
      <header className="write-head">
        <h1 className="d2">{t(review === null ? 'reviews:write' : 'reviews:rewrite')}</h1>
        <p className="lead">{name}</p>
        <p className="meta ink-2 tabular">{t('reviews:serial', { serial })}</p>
        {review?.state === 'REJECTED' && (
          <p className="write-rejected">{t('reviews:rejectedBecause', { reason: review.rejectionReason })}</p>
        )}
      </header>
      {!proven && !refused?.review ? (
        <ProofForm problem={refused?.digitsProblem} lead={t('reviews:proof')} />
      ) : !proven || mayWrite || review !== null ? (
        <WriteForm
          productId={productId}
          hasSize={hasSize}
          review={review}
          needsDigits={!proven}
          refused={refused?.review}
        />
      ) : (
        <p>{t('reviews:notYet')}</p>
      )}
      <p>
        <Link to={back}>{t('reviews:toOrder')}</Link>
      </p>
    </div>
  );
}
