import { approvalOperations } from './approval.ts';
import { auditOperations } from './audit.ts';
import { exportOperations } from './export.ts';
import { assortmentOperations } from './figures/assortment.ts';
import { marginOperations } from './figures/margin.ts';
import { demandOperations } from './figures/demand.ts';
import { figureOperations } from './figures/figures.ts';
import { funnelOperations } from './figures/funnel.ts';
import { bulkOperations } from './bulk.ts';
import { staffBannerOperations } from './content/banner.ts';
import { staffMomentOperations } from './content/moment.ts';
import { contentPreviewOperations } from './content/preview.ts';
import { staffPageOperations } from './content/page.ts';
import { staffStoreOperations } from './content/store.ts';
import { wordingOperations } from './content/wording.ts';
import { searchWordOperations } from './search-words.ts';
import { staffDeliveryOperations } from './delivery.ts';
import { staffCertificateOperations } from './catalog/certificate.ts';
import { cashDayOperations } from './cash-day.ts';
import { counterOperations } from './counter.ts';
import { goldOperations } from './gold.ts';
import { staffJobOperations } from './job.ts';
import { businessOperations } from './people/business.ts';
import { privacyOperations } from './people/privacy.ts';
import { customerOperations } from './people/customer.ts';
import { staffOrderOperations } from './order.ts';
import { staffCategoryOperations } from './catalog/category.ts';
import { staffCollectionOperations } from './catalog/collection.ts';
import { staffParamOperations } from './catalog/param.ts';
import { staffWordOperations } from './catalog/word.ts';
import { mediaOperations } from './catalog/media.ts';
import { modelBulkOperations } from './catalog/model-bulk.ts';
import { modelPromotionOperations } from './catalog/model-promotion.ts';
import { modelOperations } from './catalog/model.ts';
import { moneyOperations } from './money.ts';
import { settlementOperations } from './settlement.ts';
import { noteOperations } from './note.ts';
import { paperOperations } from './paper.ts';
import { asideOperations, pieceCareOperations } from './stock/piece-care.ts';
import { staffPieceOperations } from './stock/piece.ts';
import { phoneOrderOperations } from './phone-order.ts';
import { stocktakeOperations } from './stock/stocktake.ts';
import { transferOperations } from './stock/transfer.ts';
import { transferDraftOperations } from './stock/transfer-draft.ts';
import { staffRequestOperations } from './people/request.ts';
import { staffReviewOperations } from './people/review.ts';
import { pieceFormulaOperations, piecePriceOperations } from './prices/piece-price.ts';
import { reductionOperations } from './prices/reduction.ts';
import { formulaOperations } from './prices/formula.ts';
import { rateOperations } from './prices/rate.ts';
import { networkOperations } from './staff/network.ts';
import { staffMessageOperations } from './staff-message.ts';
import { exchangeOperations } from './system/exchange.ts';
import { importOperations } from './system/import.ts';
import { apiKeyOperations } from './system/key.ts';
import { messageListOperations } from './system/message.ts';
import { settingOperations } from './system/setting.ts';
import { setupOperations } from './system/setup.ts';
import { taskOperations } from './system/task.ts';
import { webhookOperations } from './system/webhook.ts';
import { passkeyOperations } from './staff/passkey.ts';
import { sessionOperations } from './session.ts';
import { staffMemberOperations } from './staff/staff.ts';
import { findOperations } from './find.ts';
import { viewOperations } from './view.ts';

/** Every operation of the back-office, by its name; the logins of the demo are in `demoOperations`. */
export const staffOperations = {
  ...approvalOperations,
  ...auditOperations,
  ...exportOperations,
  ...figureOperations,
  ...funnelOperations,
  ...demandOperations,
  ...assortmentOperations,
  ...marginOperations,
  ...bulkOperations,
  ...staffJobOperations,
  ...cashDayOperations,
  ...staffCertificateOperations,
  ...counterOperations,
  ...goldOperations,
  ...businessOperations,
  ...customerOperations,
  ...privacyOperations,
  ...staffOrderOperations,
  ...phoneOrderOperations,
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
  ...noteOperations,
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
  ...sessionOperations,
  ...staffMemberOperations,
  ...viewOperations,
  ...findOperations,
  ...importOperations,
  ...settingOperations,
  ...setupOperations,
  ...messageListOperations,
  ...apiKeyOperations,
  ...taskOperations,
  ...webhookOperations,
  ...exchangeOperations,
};

export type StaffOperations = typeof staffOperations;
