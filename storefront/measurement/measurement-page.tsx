import { redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { answered } from '#storefront/shell/measurement-answer.ts';
import { ownPath } from '#storefront/shell/navigation/own-path.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { AnswerButtons } from './consent-bar.tsx';
import styles from './measurement-page.css?url';

export const handle = { texts: ['measurement'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('measurement');
/** Separate from the stylesheet that every page loads. */
export const links = () => [{ rel: 'stylesheet', href: styles }];

type Answer = 'yes' | 'no' | 'none';

/** The page is personal (server/pages/cache/page-key.ts): it shows the visitor's answer. */
export function loader({ request }: LoaderFunctionArgs): { answer: Answer } {
  const cookie = request.headers.get('cookie') ?? '';
  if (cookie.includes(`${answered}yes`)) return { answer: 'yes' };
  return { answer: cookie.includes(`${answered}no`) ? 'no' : 'none' };
}

/** Handles the form of this page, and that of the consent bar without scripts: redirects to the page where it was answered. */
export async function action({ request, context }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const form = await request.formData();
  await caller.api.answerMeasurement({ answer: textOf(form, 'answer') === 'yes' ? 'yes' : 'no' });
  return redirect(cameFrom(request) ?? linksIn(caller.language).measurement());
}

function cameFrom(request: Request): string | null {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return null;
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(request.url).host ? ownPath(pathname + search) : null;
}

export function meta(context: MetaContext) {
  const t = tIn(languageOfPath(context.location.pathname));
  return pageMeta(context, { title: `${t('measurement.link')} | Zarona` });
}

/** Explains what is measured after consent, and lets the visitor change the answer. */
export default function MeasurementPage() {
  const { answer } = useLoaderData<typeof loader>();
  const { t, links: to } = usePage();
  return (
    <div className="container measurement">
      <Breadcrumb
        label={t('breadcrumb')}
        link={Link}
        crumbs={[{ label: t('home'), href: to.home() }, { label: t('measurement.link') }]}
      />
      <h1 className="h1">{t('measurement.link')}</h1>
      <p className="lead measure">{t('measurement:lead')}</p>
      <form method="post" className="measurement-form" aria-label={t('measurement:yourAnswer')}>
        <p role="status">{t(`measurement:now.${answer}`)}</p>
        <div>
          <AnswerButtons />
        </div>
      </form>
      <Part name="what" lines={['seen', 'searched', 'device', 'broken']} />
      <Part name="never" lines={['person', 'typed', 'thirdParties']} />
      <Part name="stored" lines={['months', 'changed', 'purchase']} />
      <p className="small">
        <Link to={to.content('privacy')}>{t('privacy')}</Link>
      </p>
    </div>
  );
}

function Part({ name, lines }: { name: 'what' | 'never' | 'stored'; lines: readonly string[] }) {
  const { t } = usePage();
  return (
    <section className="measure" aria-labelledby={`measurement-${name}`}>
      <h2 className="h2" id={`measurement-${name}`}>
        {t(`measurement:${name}.title`)}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{t(`measurement:${name}.${line}`)}</li>
        ))}
      </ul>
    </section>
  );
}
