import { CertificateParams } from '#contract/catalog/certificate.ts';
import { DownloadQuery, Health } from '#contract/content.ts';
import { languages } from '#contract/words.ts';
import { describeParameters, describeRefusals } from './describe-operation.ts';
import { providerRoutes } from './provider-routes.ts';
import type { Route } from './route.ts';
import type { JsonObject, Schemas } from './schemas.ts';
import type { Tag } from './tags.ts';

export const otherTags: Tag[] = [
  {
    name: 'Payment providers',
    description: 'What Payme, Click and Uzum Bank call, each by its own protocol.',
  },
  { name: 'Feeds', description: 'What robots and marketplaces read (docs/contracts/feeds.md).' },
  { name: 'Monitoring', description: 'Health and figures of the process.' },
];

/** Describes routes that are not operations: files, feeds, monitoring, error reports, and the endpoints of payment providers. */
export function describeOtherRoutes(schemas: Schemas): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const { method = 'get', path, ...route } of otherRoutes(schemas)) {
    paths[path] = { ...paths[path], [method]: describeRoute(route) };
  }
  return paths;
}

function describeRoute(route: Omit<Route, 'method' | 'path'>): JsonObject {
  const { id, tag, summary, security = [], limitPerMinute, parameters, body, answers, refusals = [] } = route;
  return {
    operationId: id,
    tags: [tag],
    summary,
    security,
    ...(limitPerMinute !== undefined && { 'x-limit-per-minute': limitPerMinute }),
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { ...answers, ...describeRefusals(refusals) },
  };
}

const otherRoutes = (schemas: Schemas): Route[] => [
  ...fileRoutes(schemas),
  ...reportRoutes,
  ...providerRoutes,
  ...feedRoutes,
  ...monitoringRoutes(schemas),
];

/** A response of these media types, which is not JSON. */
const file = (description: string, ...types: string[]): JsonObject => ({
  description,
  content: Object.fromEntries(types.map((type) => [type, {}])),
});

const fileRoutes = (schemas: Schemas): Route[] => [
  {
    path: '/api/v1/attachments/download',
    id: 'downloadAttachment',
    tag: 'Content',
    summary: 'A file by its key; a picture also in one of the allowed sizes. Parts of a video by Range.',
    parameters: describeParameters('query', DownloadQuery, schemas),
    answers: {
      '200': file('The file; it never changes', 'image/*', 'video/*'),
      '206': file('The part of the file that Range names', 'image/*', 'video/*'),
      '304': { $ref: '#/components/responses/NotModified' },
      '416': { description: 'The file has no such part' },
    },
    refusals: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_FOUND', 'OVERLOADED', 'UPSTREAM_UNAVAILABLE'],
  },
  {
    path: '/api/v1/certificates/{id}/document.pdf',
    id: 'downloadCertificate',
    tag: 'Certificates',
    summary: 'The passport of a piece as a PDF, or a specimen of a demo report.',
    limitPerMinute: 30,
    parameters: describeParameters('path', CertificateParams, schemas),
    answers: {
      '200': file('The document', 'application/pdf'),
      '304': { $ref: '#/components/responses/NotModified' },
    },
    refusals: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'],
  },
];

const reportRoute = {
  method: 'post',
  tag: 'Measurement',
  limitPerMinute: 120,
  body: { '*/*': { schema: { type: 'string' } } },
  answers: { '204': { description: 'Done' } },
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'MALFORMED_BODY',
    'PAYLOAD_TOO_LARGE',
    'RATE_LIMITED',
    'UPSTREAM_UNAVAILABLE',
  ],
} satisfies Partial<Route>;

const reportRoutes: Route[] = [
  {
    ...reportRoute,
    path: '/api/v1/measurement/reports',
    id: 'sendErrorReport',
    summary:
      'An envelope of the error reports’ library, as bytes; or an error of a page as one object of JSON (`message`, `stack`, `path`), which is written to the shop’s log.',
    refusals: [...reportRoute.refusals, 'UNAUTHENTICATED'],
  },
  {
    ...reportRoute,
    path: '/monitoring',
    id: 'sendErrorReportByTunnel',
    summary: 'The same as /api/v1/measurement/reports.',
  },
];

const feed = (route: Pick<Route, 'path' | 'id' | 'summary' | 'parameters'>): Route => ({
  ...route,
  tag: 'Feeds',
  limitPerMinute: 60,
  answers: {
    '200': file('The file', 'application/xml'),
    '304': { $ref: '#/components/responses/NotModified' },
  },
  refusals: ['VALIDATION_FAILED', 'NOT_FOUND', 'RATE_LIMITED', 'UPSTREAM_UNAVAILABLE'],
});

const pathParameter = (name: string, schema: JsonObject): JsonObject => ({
  name,
  in: 'path',
  required: true,
  schema,
});

const feedRoutes: Route[] = [
  {
    path: '/robots.txt',
    id: 'getRobots',
    tag: 'Feeds',
    summary: 'What robots may read.',
    answers: { '200': file('The file', 'text/plain') },
    refusals: ['VALIDATION_FAILED'],
  },
  feed({ path: '/sitemap.xml', id: 'getSitemap', summary: 'The index of the sitemap’s files.' }),
  feed({
    path: '/sitemaps/{part}.xml',
    id: 'getSitemapPart',
    summary: 'One file of the sitemap, such as `catalog` or `products-1`.',
    parameters: [pathParameter('part', { type: 'string' })],
  }),
  feed({
    path: '/feeds/google-{language}.xml',
    id: 'getGoogleFeed',
    summary: 'Products for Google Merchant Center, in one language.',
    parameters: [pathParameter('language', { enum: [...languages] })],
  }),
  feed({ path: '/feeds/google.xml', id: 'getDefaultGoogleFeed', summary: 'The same in Russian.' }),
  feed({ path: '/feeds/yml.xml', id: 'getYmlFeed', summary: 'Products for Yandex (YML), in Russian.' }),
  feed({ path: '/feeds/yandex-ru.xml', id: 'getYandexFeed', summary: 'The same as /feeds/yml.xml.' }),
];

const health = (schemas: Schemas): JsonObject => ({
  '200': { description: 'It does', content: { 'application/json': { schema: schemas.describe(Health) } } },
});

const monitoringRoutes = (schemas: Schemas): Route[] => [
  {
    path: '/health/live',
    id: 'getLiveness',
    tag: 'Monitoring',
    summary: 'Whether the process answers.',
    answers: health(schemas),
  },
  {
    path: '/health/ready',
    id: 'getReadiness',
    tag: 'Monitoring',
    summary: 'Whether the process has room and its database answers.',
    answers: health(schemas),
    refusals: ['OVERLOADED', 'UPSTREAM_UNAVAILABLE'],
  },
  {
    path: '/metrics',
    id: 'getMetrics',
    tag: 'Monitoring',
    summary: 'Figures of the process in Prometheus’ text format, for machines of the shop’s own network.',
    answers: { '200': file('The figures', 'text/plain') },
    refusals: ['NOT_FOUND'],
  },
];
