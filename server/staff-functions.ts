import type { StaffOperations } from '#contract/operations/admin/all.ts';
import { type ApprovalDeps, approvalOperations } from './approval/operations.ts';
import { asideOperations } from './cart/aside/operations.ts';
import { auditOperations } from './audit/operations.ts';
import { exportOperations } from './export/operations.ts';
import { type BulkDeps, staffJobOperations } from './bulk/operations.ts';
import { assortmentOperations } from './figures/assortment/operations.ts';
import { marginOperations } from './figures/margin/operations.ts';
import { demandOperations } from './figures/demand/operations.ts';
import { funnelOperations } from './figures/funnel/operations.ts';
import { figureOperations } from './figures/operations.ts';
import { type StaffCertificateDeps, staffCertificateOperations } from './certificate/staff/operations.ts';
import { type CashDeps, cashDayOperations } from './cash/operations.ts';
import { type CounterDeps, counterOperations } from './counter/operations.ts';
import { type SearchWordDeps, searchWordOperations } from './search/word-operations.ts';
import { staffBannerOperations } from './content/banner/staff-operations.ts';
import { type StaffMomentDeps, staffMomentOperations } from './content/moment/staff-operations.ts';
import { staffCollectionOperations } from './content/collection/operations.ts';
import { staffPageOperations } from './content/page/operations.ts';
import { type ContentPreviewDeps, contentPreviewOperations } from './content/preview/staff-operations.ts';
import { staffStoreOperations } from './content/store/operations.ts';
import { wordingOperations } from './content/wording/operations.ts';
import { staffDeliveryOperations } from './delivery/staff-operations.ts';
import { businessOperations } from './customer/business/operations.ts';
import { privacyOperations } from './customer/privacy/operations.ts';
import { type CustomerDeps, customerOperations } from './customer/operations.ts';
import { type GoldDeps, goldOperations } from './gold/operations.ts';
import type { StaffFunctions } from './kit/staff-operation.ts';
import { type MediaDeps, mediaOperations } from './attachment/media/operations.ts';
import { staffCategoryOperations } from './catalog/staff/category/operations.ts';
import { modelBulkOperations } from './model/bulk/operations.ts';
import { modelPromotionOperations } from './model/bulk/promotion-operations.ts';
import { staffParamOperations } from './catalog/staff/param/operations.ts';
import { staffWordOperations } from './catalog/staff/word/operations.ts';
import { type ModelDeps, modelOperations } from './model/operations.ts';
import { type MoneyDeps, moneyOperations } from './order/money/operations.ts';
import { type SettlementDeps, settlementOperations } from './order/money/settlement/operations.ts';
import { type StaffOrderDeps, staffOrderOperations } from './order/staff/staff-operations.ts';
import { orderBulkOperations } from './order/staff/bulk/operations.ts';
import { type PaperDeps, paperOperations } from './paper/operations.ts';
import { phoneOrderOperations } from './order/phone/operations.ts';
import type { PlacePhoneDeps } from './order/phone/place-phone-order.ts';
import { staffRequestOperations } from './request/staff/operations.ts';
import { staffReviewOperations } from './review/staff-operations.ts';
import { piecePriceOperations } from './pricing/pieces/operations.ts';
import { reductionOperations } from './pricing/reductions/operations.ts';
import { formulaOperations } from './pricing/formula/operations.ts';
import { rateOperations } from './pricing/rates/operations.ts';
import { type SettingDeps, settingOperations } from './settings/operations.ts';
import { type SetupDeps, setupOperations } from './settings/setup.ts';
import { staffNoteOperations } from './staff/notes/operations.ts';
import { networkOperations } from './staff/networks/operations.ts';
import { apiKeyOperations } from './staff/keys/operations.ts';
import { messageListOperations } from './staff/messages/list-operations.ts';
import { staffMessageOperations } from './staff/messages/operations.ts';
import { passkeyOperations } from './staff/passkey/operations.ts';
import { staffOperations } from './staff/operations.ts';
import { staffPieceOperations, type StockDeps } from './stock/operations.ts';
import { pieceFormulaOperations } from './stock/bulk/formula-operations.ts';
import { pieceBulkOperations } from './stock/bulk/operations.ts';
import { monthExportOperations } from './export/month/export-month.ts';
import { wholeExportOperations } from './export/export-whole.ts';
import { type FeedListDeps, staffFeedOperations } from './feed/staff-feeds.ts';
import { importOperations } from './import/screen/operations.ts';
import { pieceCareOperations } from './stock/care/operations.ts';
import { stocktakeOperations } from './stock/count/operations.ts';
import { transferDraftOperations } from './stock/transfer/drafts.ts';
import { transferOperations } from './stock/transfer/operations.ts';
import type { StaffDeps } from './staff/staff-deps.ts';
import { taskOperations } from './task/operations.ts';
import { viewOperations } from './view/operations.ts';
import { findOperations } from './view/palette/operations.ts';
import { type WebhookDeps, webhookOperations } from './webhook/operations.ts';

/** Dependencies of all staff operations. */
export type StaffFunctionDeps = ApprovalDeps &
  BulkDeps &
  MediaDeps &
  ModelDeps &
  MoneyDeps &
  SettlementDeps &
  CashDeps &
  StaffCertificateDeps &
  CounterDeps &
  GoldDeps &
  CustomerDeps &
  StaffOrderDeps &
  PlacePhoneDeps &
  StaffDeps &
  StockDeps &
  SearchWordDeps &
  StaffMomentDeps &
  ContentPreviewDeps &
  SettingDeps &
  SetupDeps &
  FeedListDeps &
  PaperDeps &
  WebhookDeps;

/** The function of each back-office operation; an operation without one does not compile. */
export const staffFunctions = {
  ...approvalOperations,
  ...auditOperations,
  ...exportOperations,
  ...figureOperations,
  ...funnelOperations,
  ...demandOperations,
  ...assortmentOperations,
  ...marginOperations,
  ...staffJobOperations,
  ...orderBulkOperations,
  ...pieceBulkOperations,
  ...cashDayOperations,
  ...staffCertificateOperations,
  ...counterOperations,
  ...goldOperations,
  ...businessOperations,
  ...customerOperations,
  ...privacyOperations,
  ...staffOrderOperations,
  ...staffCategoryOperations,
  ...staffCollectionOperations,
  ...staffParamOperations,
  ...staffWordOperations,
  ...mediaOperations,
  ...modelOperations,
  ...modelBulkOperations,
  ...modelPromotionOperations,
  ...moneyOperations,
  ...settlementOperations,
  ...phoneOrderOperations,
  ...staffNoteOperations,
  ...paperOperations,
  ...staffPieceOperations,
  ...staffRequestOperations,
  ...staffReviewOperations,
  ...staffDeliveryOperations,
  ...searchWordOperations,
  ...pieceCareOperations,
  ...asideOperations,
  ...staffStoreOperations,
  ...staffPageOperations,
  ...staffMomentOperations,
  ...contentPreviewOperations,
  ...staffBannerOperations,
  ...wordingOperations,
  ...transferOperations,
  ...transferDraftOperations,
  ...piecePriceOperations,
  ...pieceFormulaOperations,
  ...reductionOperations,
  ...formulaOperations,
  ...rateOperations,
  ...stocktakeOperations,
  ...networkOperations,
  ...staffMessageOperations,
  ...passkeyOperations,
  ...staffOperations,
  ...viewOperations,
  ...findOperations,
  ...importOperations,
  ...settingOperations,
  ...setupOperations,
  ...wholeExportOperations,
  ...monthExportOperations,
  ...staffFeedOperations,
  ...messageListOperations,
  ...apiKeyOperations,
  ...taskOperations,
  ...webhookOperations,
} satisfies StaffFunctions<StaffOperations, StaffFunctionDeps>;
