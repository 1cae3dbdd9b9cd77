import { data, redirect, useLoaderData, type LinksFunction, type LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { readCertificateId } from '#domain/catalog/certificate-id.ts';
import { linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import type { PageHandle } from '#storefront/shell/page.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { withTexts } from '#storefront/shell/i18n/texts.ts';
import { certificateView, type CertificateView } from './certificate-view.ts';
import { ItemCertificates } from './item-certificates.tsx';
import { pathOf, qrCode } from './qr-code.ts';
import { Unknown, type UnknownReason } from './unknown.tsx';
import styles from './certificate.css?url';

export const handle = { texts: ['certificate'], noindex: true } satisfies PageHandle;
/** Separate from the stylesheet that every page loads. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const clientLoader = withTexts('certificate');

type Loaded =
  | { kind: 'known'; certificate: CertificateView; qr: { size: number; path: string } }
  | { kind: 'unknown'; reason: UnknownReason; typed: string };

const notFound = new Set(['NOT_FOUND', 'VALIDATION_FAILED']);

/** A number in any spelling is redirected to its canonical address; an unknown one is a 404 page with help (CRF-3). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const typed = (params['id'] ?? '').slice(0, 40);
  const read = readCertificateId(typed);
  if (!read.ok) return unknown(read.reason, typed, 404);
  if (read.id !== params['id']) throw redirect(linksIn(caller.language).certificate(read.id), 301);
  try {
    const [wire, dictionary] = await Promise.all([
      caller.api.getCertificate({ id: read.id }),
      caller.api.getDictionary(),
    ]);
    const certificate = certificateView(wire, { language: caller.language, dictionary }, url.origin);
    const modules = qrCode(certificate.address);
    return data<Loaded>({ kind: 'known', certificate, qr: { size: modules.length, path: pathOf(modules) } });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { code } = error.problem;
    if (code === 'RATE_LIMITED') return unknown('LIMIT', read.id, 429);
    if (notFound.has(code)) return unknown('UNKNOWN', read.id, 404);
    throw error;
  }
}

const unknown = (reason: UnknownReason, typed: string, status: number) =>
  data<Loaded>({ kind: 'unknown', reason, typed }, { status });

export function meta(context: MetaContext & { loaderData?: Loaded }) {
  const t = headTexts(context);
  const { loaderData: loaded } = context;
  const title =
    loaded?.kind === 'known'
      ? t('certificate:pageTitle', { id: loaded.certificate.shown.id, name: loaded.certificate.name })
      : t(loaded?.reason === 'UNKNOWN' ? 'certificate:unknown.title' : 'certificate:lookUpTitle');
  return pageMeta(context, {
    title: `${title} | Zarona`,
    ...(loaded?.kind === 'known' && {
      description: t('certificate:pageDescription', {
        id: loaded.certificate.shown.id,
        name: loaded.certificate.name,
      }),
    }),
  });
}

export default function CertificatePage() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === 'unknown') return <Unknown reason={loaded.reason} typed={loaded.typed} />;
  return <ItemCertificates certificate={loaded.certificate} qr={loaded.qr} />;
}
