import { data, redirect, useLoaderData, type LinksFunction, type LoaderFunctionArgs } from 'react-router';
import { readCertificateId } from '#domain/catalog/certificate-id.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { originOf } from '#storefront/shell/navigation/origin.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { breadcrumbList, pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { withTexts } from '#storefront/shell/i18n/texts.ts';
import { LookUpForm, type Slip } from './look-up-form.tsx';
import { SelfCheck } from './self-check.tsx';
import { TagDrawing } from './tag-drawing.tsx';
import styles from './certificate.css?url';

export const handle = { texts: ['certificate'] } satisfies PageHandle;
/** Separate from the stylesheet that every page loads. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const clientLoader = withTexts('certificate');

/**
 * Handles the form sent without JavaScript: redirects to the certificate if the number is well-formed, otherwise
 * reports the error here.
 */
export function loader({ url }: LoaderFunctionArgs) {
  const typed = url.searchParams.get('number')?.slice(0, 40) ?? null;
  if (typed === null) return data<{ typed: string; slip: Slip | null }>({ typed: '', slip: null });
  const read = readCertificateId(typed);
  if (read.ok) throw redirect(linksIn(languageOfPath(url.pathname)).certificate(read.id));
  return data({ typed, slip: read.reason }, { status: 400 });
}

export function meta(context: MetaContext) {
  const language = languageOfPath(context.location.pathname);
  const [t, links] = [headTexts(context), linksIn(language)];
  return pageMeta(context, {
    title: `${t('certificate:metaTitle')} | Zarona`,
    description: t('certificate:metaDescription'),
    graph: import.meta.env.SSR
      ? [
          breadcrumbList(originOf(context.matches), [
            { label: t('home'), href: links.home() },
            { label: t('certificate:lookUpTitle') },
          ]),
        ]
      : [],
  });
}

export default function LookUpPage() {
  const { typed, slip } = useLoaderData<typeof loader>();
  const { t } = usePage();
  return (
    <div className="look-up-page">
      <div className="look-up-top">
        <div className="container look-up-head">
          <div className="look-up-words">
            <h1 className="d2">{t('certificate:lookUpTitle')}</h1>
            <p className="lead ink-2">{t('certificate:lookUpLead')}</p>
            <LookUpForm key={typed} typed={typed} slip={slip} />
          </div>
          <TagDrawing />
        </div>
      </div>
      <div className="container">
        <SelfCheck />
      </div>
    </div>
  );
}
