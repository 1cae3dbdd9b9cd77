import { AuditQuery } from '#contract/admin/audit.ts';
import { CertificatesQuery } from '#contract/admin/catalog/certificate.ts';
import { StaffBannersQuery } from '#contract/admin/content/banner.ts';
import { StaffMomentsQuery } from '#contract/admin/content/moment.ts';
import { StaffPagesQuery } from '#contract/admin/content/page.ts';
import { StaffStoresQuery } from '#contract/admin/content/store.ts';
import { WordingsQuery } from '#contract/admin/content/wording.ts';
import { StaffPaymentsQuery, StaffRefundsQuery } from '#contract/admin/money.ts';
import { PromoCodesQuery, PromotionsQuery } from '#contract/admin/prices/reduction.ts';
import { StocktakesQuery } from '#contract/admin/stock/stocktake.ts';
import { TransfersQuery } from '#contract/admin/stock/transfer.ts';
import type { ExportedListName } from '#contract/admin/system/list-export.ts';
import { StaffCustomersQuery } from '#contract/admin/people/customer.ts';
import { businessOperations } from '#server/customer/business/operations.ts';
import { staffReviewOperations } from '#server/review/staff-operations.ts';
import { BusinessesQuery } from '#contract/admin/people/business.ts';
import { StaffCallbacksQuery } from '#contract/admin/people/callback.ts';
import { StaffReviewsQuery } from '#contract/admin/people/review.ts';
import { StaffVisitsQuery } from '#contract/admin/people/visit.ts';
import { auditOperations } from '#server/audit/operations.ts';
import { staffCertificateOperations } from '#server/certificate/staff/operations.ts';
import { listBanners } from '#server/content/banner/list-banners.ts';
import { listMoments } from '#server/content/moment/list-moments.ts';
import { listPages } from '#server/content/page/list-pages.ts';
import { hoursToday, listStores } from '#server/content/store/list-stores.ts';
import { listWordings } from '#server/content/wording/list-wordings.ts';
import { customerOperations } from '#server/customer/operations.ts';
import { moneyOperations } from '#server/order/money/operations.ts';
import { reductionOperations } from '#server/pricing/reductions/operations.ts';
import { staffRequestOperations } from '#server/request/staff/operations.ts';
import { stocktakeOperations } from '#server/stock/count/operations.ts';
import { transferOperations } from '#server/stock/transfer/operations.ts';
import { selectCustomerContacts, selectRequestContacts } from '../queries-export.ts';
import { type AnyExportedList, list, nothing } from './declare-list.ts';
import { catalogLists } from './catalog-lists.ts';
import { workLists } from './work-lists.ts';
import { auditSheet } from './wire-audit.ts';
import { bannerSheet, momentSheet, pageSheet } from './wire-content.ts';
import { storeSheet } from './wire-stores.ts';
import { certificateSheet, stocktakeSheet, transferSheet } from './wire-goods.ts';
import { paymentSheet, receiptSheet, refundSheet } from './wire-money.ts';
import { businessSheet, callSheet, reviewSheet, visitSheet } from './wire-people.ts';
import { stockAlertSheet } from './wire-waits.ts';
import { promoCodeSheet, promotionSheet } from './wire-reductions.ts';
import { wordingSheet } from './wire-wordings.ts';
import { customerSheet } from './wire-customers.ts';

const idsIn = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

export const exportedLists: Record<ExportedListName, AnyExportedList> = {
  ...workLists,
  ...catalogLists,
  waits: list({
    permission: 'requests.work',
    query: nothing,
    read: (deps) => staffRequestOperations.listWaits(deps),
    columns: stockAlertSheet,
  }),
  payments: list({
    permission: 'money.read',
    query: StaffPaymentsQuery,
    read: (deps, call) => moneyOperations.listStaffPayments(deps, call),
    columns: paymentSheet,
  }),
  refunds: list({
    permission: 'money.read',
    query: StaffRefundsQuery,
    read: (deps, call) => moneyOperations.listStaffRefunds(deps, call),
    columns: refundSheet,
  }),
  receipts: list({
    permission: 'money.read',
    query: nothing,
    read: (deps, call) => moneyOperations.listMissingReceipts(deps, call),
    columns: receiptSheet,
  }),
  wordings: list({
    permission: 'content.write',
    query: WordingsQuery,
    read: async ({ db }, { input }) => ({ rows: await listWordings(db, input) }),
    columns: wordingSheet,
  }),
  pages: list({
    permission: 'content.write',
    query: StaffPagesQuery,
    read: async ({ db }, { input }) => ({ rows: await listPages(db, input) }),
    columns: pageSheet,
  }),
  moments: list({
    permission: 'content.write',
    query: StaffMomentsQuery,
    read: async ({ db }, { input }) => ({ rows: await listMoments(db, input) }),
    columns: momentSheet,
  }),
  banners: list({
    permission: 'content.write',
    query: StaffBannersQuery,
    read: async ({ db }, { input, now }) => ({ rows: await listBanners(db, input, now) }),
    columns: bannerSheet,
  }),
  stores: list({
    permission: 'content.write',
    query: StaffStoresQuery,
    read: async ({ db }, { input, now }) => ({
      rows: (await listStores(db, input)).map((store) => ({ ...store, today: hoursToday(store, now) })),
    }),
    columns: storeSheet,
  }),
  certificates: list({
    permission: 'certificates.write',
    query: CertificatesQuery,
    read: (deps, call) => staffCertificateOperations.listStaffCertificates(deps, call),
    columns: certificateSheet,
  }),
  transfers: list({
    permission: 'pieces.move',
    query: TransfersQuery,
    read: (deps, call) => transferOperations.listTransfers(deps, call),
    columns: transferSheet,
  }),
  stocktakes: list({
    permission: 'pieces.count',
    query: StocktakesQuery,
    read: (deps, call) => stocktakeOperations.listStocktakes(deps, call),
    columns: stocktakeSheet,
  }),
  audit: list({
    permission: 'audit.read',
    query: AuditQuery,
    read: (deps, call) => auditOperations.listAudit(deps, call),
    columns: auditSheet,
  }),
  promotions: list({
    permission: 'promotions.read',
    query: PromotionsQuery,
    read: (deps, call) => reductionOperations.listPromotions(deps, call),
    columns: promotionSheet,
  }),
  codes: list({
    permission: 'promotions.read',
    query: PromoCodesQuery,
    read: (deps, call) => reductionOperations.listPromoCodes(deps, call),
    columns: promoCodeSheet,
  }),
  businesses: list({
    permission: 'customers.b2b',
    query: BusinessesQuery,
    read: (deps, call) => businessOperations.listBusinesses(deps, call),
    columns: businessSheet,
  }),
  reviews: list({
    permission: 'reviews.moderate',
    query: StaffReviewsQuery,
    read: (deps, call) => staffReviewOperations.listStaffReviews(deps, call),
    columns: reviewSheet,
  }),
  calls: list({
    permission: 'requests.work',
    query: StaffCallbacksQuery,
    read: (deps, call) => staffRequestOperations.listStaffCallbacks(deps, call),
    columns: callSheet,
    contacts: {
      permission: 'requests.work',
      of: (db, rows) => selectRequestContacts(db, 'callbacks', idsIn(rows)),
    },
  }),
  visits: list({
    permission: 'requests.work',
    query: StaffVisitsQuery,
    read: (deps, call) => staffRequestOperations.listStaffVisits(deps, call),
    columns: visitSheet,
    contacts: {
      permission: 'requests.work',
      of: (db, rows) => selectRequestContacts(db, 'visits', idsIn(rows)),
    },
  }),
  customers: list({
    permission: 'customers.read',
    query: StaffCustomersQuery,
    read: (deps, call) => customerOperations.listStaffCustomers(deps, call),
    columns: customerSheet,
    contacts: {
      permission: 'customers.contact',
      of: (db, rows) => selectCustomerContacts(db, idsIn(rows)),
    },
  }),
};
