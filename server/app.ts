import etag from '@fastify/etag';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyRequest, LogController } from 'fastify';
import type { Pool, PoolConfig } from 'pg';
import { settlementReports } from '#providers/settlement/registry.ts';
import type { Db } from '#database/connect.ts';
import { shownEnvironment } from './config/shown-environment.ts';
import { createCatalogs } from './catalog/catalogs.ts';
import { createCatalogIndex, type CatalogIndex } from './catalog/index/catalog-index.ts';
import type { Config } from './config/config.ts';
import { findFavoriteIds } from './favorites/list-favorites.ts';
import { addAdmission } from './kit/load/admission.ts';
import { addLoopPressure } from './kit/load/loop-pressure.ts';
import type { App } from './kit/http/app-type.ts';
import { checksum } from './kit/crypto/checksum.ts';
import { compressAnswers } from './kit/http/compress-answers.ts';
import { compileOnce } from './kit/http/compile-once.ts';
import { addDocs } from './kit/http/docs.ts';
import { healthRoutes } from './kit/monitoring/health.ts';
import { addLanguage } from './kit/http/language.ts';
import { logError } from './kit/monitoring/log-error.ts';
import { addLogFacts, logFactsOf } from './kit/monitoring/log-facts.ts';
import { metricsRoute } from './kit/monitoring/metrics.ts';
import { limitRefusal } from './kit/limits/limit-hits.ts';
import { networkList } from './kit/limits/network-list.ts';
import { networkOf } from './kit/limits/network-of.ts';
import { addProblems } from './kit/http/problems.ts';
import { requireCanonicalHost } from './kit/http/canonical-host.ts';
import { requireHost } from './kit/http/require-host.ts';
import { addSecurity } from './kit/http/security.ts';
import { createUsers, refuseWrongTokens } from './kit/session/session.ts';
import { staffOperations } from '#contract/operations/admin/all.ts';
import { demoOperations } from '#contract/operations/admin/session.ts';
import { operations } from '#contract/operations/all.ts';
import { createDeps, createSaleDeps } from './deps.ts';
import { reportRoutes } from './measurement/report-routes.ts';
import { paymentRoutes } from './payment/routes.ts';
import { openAttachments } from './start/open/open-attachments.ts';
import { openFiles } from './start/open/open-files.ts';
import { openGeneratedFiles } from './start/open/open-generated-files.ts';
import { openWebhookPost } from './start/open/open-post.ts';
import { openSetup } from './start/open/open-setup.ts';
import { functions } from './functions.ts';
import { mountOperations } from './http/mount-operations.ts';
import { mountStaffOperations } from './http/mount-staff-operations.ts';
import { admitStaff } from './http/staff-caller.ts';
import { staffDocsRoute } from './http/staff-docs.ts';
import { createOperationRunner, type OperationRunner } from './http/operation-runner.ts';
import { requestApproval } from './approval/request-approval.ts';
import { approvalExecutors } from './start/approval-executors.ts';
import { bulkActionsOf } from './start/bulk-actions.ts';
import { type StaffFunctionDeps, staffFunctions } from './staff-functions.ts';
import { feedRoutes } from './staff/feed/feed-routes.ts';
import { createStaffNetworks, guardStaffNetworks } from './staff/networks/staff-networks.ts';
import { demoStaffOperations } from './staff/operations.ts';
import { refusePage } from './pages/problem-page.ts';

export const version = '0.1.0';

/** The parts of a shop, opened and closed by main.ts or by a test. */
export interface Shop {
  config: Config;
  db: Db;
  pool: Pool;
  /** Settings for a connection outside the pool, as LISTEN needs. */
  connection: PoolConfig;
  /** The system clock if omitted. */
  now?: () => Date;
  /** The target of log lines; the terminal if omitted. */
  logTo?: { write: (line: string) => void };
  /** Never responds with OVERLOADED: for development, where Vite compiles on the shop's thread, and for tests on a busy machine. */
  isPatient?: boolean;
  /** True in tests: throws if an operation refuses with an undeclared code, or a response does not match its schema. */
  isStrict?: boolean;
}

/** The shop's API, and the catalogue in memory, whose changes invalidate cached pages. */
export interface CreatedApp {
  app: App;
  /** The operations, for the pages. */
  runner: OperationRunner;
  index: CatalogIndex;
}

/** The composition root: an explicit list of features, in the order of the import layers (architecture.md 3). */
export async function createApp(shop: Shop): Promise<CreatedApp> {
  const app = Fastify({
    logger: {
      level: shop.config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: logError },
      mixin: logFactsOf(shop.config.secrets.secretKey),
      ...(shop.logTo && { stream: shop.logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    // by default forwarded addresses are ignored: anybody could send one and evade limits
    trustProxy: shop.config.trustedProxies ?? false,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: refusePage,
  }).withTypeProvider<TypeBoxTypeProvider>();

  addLogFacts(app);
  await compileOnce(app);
  addLanguage(app);
  addProblems(app);
  requireHost(app);
  requireCanonicalHost(app, shop.config);
  await addSecurity(app, shop.config.publicUrl);
  await app.register(etag, { weak: true, hashFn: checksum });
  compressAnswers(app);
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, context) =>
      limitRefusal('CALLS_PER_MINUTE', 'RATE_LIMITED', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
  const isFull = await addPressure(app, shop);
  if (shop.config.hasApiDocs) await addDocs(app);
  const index = await createCatalogIndex({ ...shop, log: app.log });
  app.addHook('onClose', () => index.close());
  metricsRoute(app);
  healthRoutes(app, { db: shop.db, version, isFull });
  const runner = addFeatures(app, shop, index);
  return { app, index, runner };
}

/** Refuses at once what exceeds this process's capacity; returns a function that reports whether it does so now. */
async function addPressure(app: App, { config, isPatient = false }: Shop): Promise<() => boolean> {
  if (isPatient) return () => false;
  const isSlow = await addLoopPressure(app, { maxDelayMs: 1500, sampleMs: 1000, isExempt: isLetIn });
  const isStore = networkList(config.limits.storeNetworks);
  const isFull = addAdmission(app, { ...config.limits, isStore, isExempt: isLetIn });
  return () => isFull() || isSlow();
}

/** Never refused for load: the health check, whose failure would end the process; static files; providers that report payments. */
function isLetIn({ url }: FastifyRequest): boolean {
  return /^\/(?:health|assets|admin\/assets|payments)\//.test(url);
}

/** Mounts the operations, and the few other routes: files, feeds, preview pictures, payment providers, error reports. */
function addFeatures(
  app: App,
  { config, db, pool, connection, now = () => new Date(), isStrict = false }: Shop,
  index: CatalogIndex,
): OperationRunner {
  const users = createUsers({ db, secret: config.secrets.secretKey, now });
  refuseWrongTokens(app, users);
  const findFavorites = (userId: number) => findFavoriteIds(db, userId);
  const catalogs = createCatalogs({ db, pool, connection, log: app.log }, { index, findFavorites, now });
  app.addHook('onClose', () => catalogs.close());
  const sale = createSaleDeps({ db, config, now });
  const deps = createDeps({ config, db, catalogs, sale, log: app.log, now });
  const files = openFiles(config);
  openAttachments(app, { config, db, files });
  const feeds = openGeneratedFiles(app, { config, db, index, now });
  reportRoutes(app, deps);
  paymentRoutes(app, sale);
  const { publicUrl } = config;
  const isHttps = publicUrl.startsWith('https:');
  const runner = createOperationRunner({ app, operations, functions, deps, users, now, isHttps, isStrict });
  mountOperations(app, runner);
  mountStaff(app, {
    db,
    catalogs,
    connection,
    files,
    feeds,
    secret: sale.secret,
    providers: sale.providers,
    reports: settlementReports,
    fiscalRule: sale.fiscalRule,
    limits: sale.limits,
    endOrderHold: sale.endOrderHold,
    parts: deps.parts,
    publicUrl,
    isHttps,
    isDemo: !config.isProduction,
    networks: createStaffNetworks({ db, given: config.limits.staffNetworks, now }),
    executors: approvalExecutors,
    bulkActions: bulkActionsOf(sale),
    environment: shownEnvironment(config),
    partnerSiteUrl: config.partnerSiteUrl,
    setup: openSetup(config),
    webhookPost: openWebhookPost(config),
    now,
    isStrict,
    hasDocs: config.hasApiDocs,
  });
  return runner;
}

type StaffParts = StaffFunctionDeps & {
  connection: PoolConfig;
  now: () => Date;
  isStrict: boolean;
  hasDocs: boolean;
};

/** Mounts the back-office's operations and its feed; the demo's entrance only in a demo. */
function mountStaff(app: App, { connection, now, isStrict, hasDocs, ...deps }: StaffParts): void {
  guardStaffNetworks(app, deps.networks);
  const parts = { app, deps, publicUrl: deps.publicUrl, now, isStrict, requestApproval };
  mountStaffOperations({ ...parts, operations: staffOperations, functions: staffFunctions });
  const admit = (request: FastifyRequest) => admitStaff({ deps, publicUrl: deps.publicUrl, now }, request);
  feedRoutes(app, {
    db: deps.db,
    connection,
    now,
    limits: deps.limits,
    admit,
  });
  if (hasDocs) staffDocsRoute(app, admit);
  if (deps.isDemo)
    mountStaffOperations({ ...parts, operations: demoOperations, functions: demoStaffOperations });
}
