import { newReceipt } from '#server/counter/testing-counter.ts';
import { goldForm, type OwnRecords } from './testing-own-records.ts';

const language = 'ru';
const reason = 'the shopper called';

/** A call about a record of the first seller's store. */
export type Call = readonly [path: string, body?: object];

/** Calls about records of the first store, which the staff of the second one may not see, by operation. */
export function ownCalls(own: OwnRecords): Record<string, Call> {
  const order = `orders/${own.number}`;
  const sold = `orders/${own.soldNumber}`;
  const sale = `counter/sales/${own.saleId}`;
  const day = `counter/days/${own.dayId}`;
  const transfer = `transfers/${own.transferId}`;
  const stocktake = `stocktakes/${own.stocktakeId}`;
  const scanned = { id: crypto.randomUUID(), text: own.serial, at: '2026-04-08T07:00:00Z' };
  return {
    getApproval: [`approvals/${own.approvalId}`],
    withdrawApproval: [`approvals/${own.approvalId}/withdraw`],
    getJobFile: [`jobs/${own.jobId}/file`],
    dropExport: [`exports/${own.jobId}`],
    getStaffJob: [`jobs/${own.jobId}`],
    listJobRecords: [`jobs/${own.jobId}/records`],
    undoStaffJob: [`jobs/${own.jobId}/undo`],
    cancelStaffJob: [`jobs/${own.jobId}`],
    moveCash: [`${day}/movements`, { kind: 'PAYOUT', amount: 1000, reason }],
    countCash: [`${day}/count`, { counted: 0 }],
    closeCashDay: [`${day}/close`, { reason }],
    listCashDays: [`counter/days?storeId=${own.storeId}`],
    openCashDay: ['counter/days', { storeId: own.storeId, opening: 0 }],
    openCounterSale: ['counter/sales', { storeId: own.storeId }],
    addSalePiece: [`${sale}/pieces`, { serial: own.otherSerial }],
    changeSale: [sale, { buyerPhone: '+998931112233' }],
    renewSale: [`${sale}/renewal`],
    finishSale: [
      `${sale}/done`,
      { expectedTotal: 1, tenders: [{ method: 'CASH', amount: 1 }], receipt: null },
    ],
    removeSalePiece: [`${sale}/pieces/${own.saleSerial}`],
    dropSale: [sale],
    addCounterReceipt: [`receipts/${own.soldPaymentId}/counter`, { receipt: newReceipt() }],
    listGold: [`counter/gold?storeId=${own.storeId}`],
    takeGold: ['counter/gold', goldForm(own.storeId)],
    showGoldPerson: [`counter/gold/${own.goldId}/person`],
    printGoldAct: ['papers/old-gold', { id: own.goldId, language }],
    payGold: [`counter/gold/${own.goldId}/payout`],
    dropGold: [`counter/gold/${own.goldId}`],
    getStaffOrder: [order],
    getOrderHistory: [`${order}/history`],
    changeOrderTags: [`${order}/tags`, { add: ['VIP'], remove: [] }],
    showOrderContact: [`${order}/contact`],
    planOrderChange: [`${order}/change?kind=PICKUP&storeId=${own.storeId}`],
    planOrderPieces: [`${order}/pieces?added=${own.serial}`],
    planOrderRefund: [`${sold}/refund`],
    changeOrder: [order, {}],
    changeOrderPieces: [`${order}/pieces`, { removed: [], lost: [], added: [] }],
    listOrderMessages: [`${order}/messages`],
    sendOrderMessage: [`${order}/messages`, { channel: 'SMS', template: 'DELAYED' }],
    resendOrderMessage: [`${order}/messages/${own.messageId}/resend`],
    moveOrder: [`${order}/moves`, { to: 'CONFIRMED' }],
    sendPayLink: [`${order}/pay-link`],
    sendNewHandoverCode: [`${order}/new-code`],
    handOverOrder: [`${order}/hand-over`, {}],
    refundOrder: [`${sold}/refund`, { serials: [own.soldSerial], delivery: false, goodwill: 0, reason }],
    bookOrderRefunds: [`${sold}/refunds/done`, { paperNumber: '17' }],
    returnOrder: [`${sold}/return`, { reason }],
    returnAtCounter: [
      'counter/returns',
      { number: own.soldNumber, storeId: own.storeId, serials: [own.soldSerial], isFaulty: false, reason },
    ],
    printSlips: ['papers/slips', { numbers: [own.number], language }],
    printHandOverAct: ['papers/hand-over', { number: own.soldNumber, language }],
    printReturnAct: ['papers/return', { number: own.soldNumber, language }],
    printWaybill: ['papers/waybill', { id: own.transferId, language }],
    printStocktakeAct: ['papers/stocktake', { id: own.stocktakeId, language }],
    printCashReport: ['papers/cash-day', { id: own.dayId, language }],
    queryProvider: [`payments/${own.paymentId}/ask`],
    showCallbackContact: [`callbacks/${own.callbackId}/contact`],
    moveCallback: [`callbacks/${own.callbackId}/moves`, { step: 'CALLED' }],
    showVisitContact: [`visits/${own.visitId}/contact`],
    rescheduleVisit: [`visits/${own.visitId}/time`, { day: '2026-04-09', time: '12:00' }],
    layOutVisit: [`visits/${own.visitId}/lay-out`],
    moveVisit: [`visits/${own.visitId}/moves`, { step: 'CONFIRMED' }],
    setPieceAside: [`pieces/${own.serial}/aside`, { person: 'Dilnoza', hours: 2 }],
    endPieceAside: [`pieces/${own.serial}/aside/end`],
    losePiece: [`pieces/${own.otherSerial}/lost`, { reason }],
    writeOffPiece: [`pieces/${own.otherSerial}/write-off`, { reason }],
    getTransfer: [transfer],
    requestTransfer: ['transfer-drafts', { serial: own.otherSerial, toStoreId: own.storeId }],
    dropTransferRequest: [`transfer-drafts/${own.requestedSerial}`],
    sendTransfer: [
      'transfers',
      { fromStoreId: own.storeId, toStoreId: null, arrivesOn: '2026-04-10', serials: [own.otherSerial] },
    ],
    receiveTransfer: [`${transfer}/arrive`, { serials: [own.transferSerial] }],
    closeTransfer: [`${transfer}/close`, { reason }],
    getStocktake: [stocktake],
    startStocktake: ['stocktakes', { storeId: own.storeId }],
    sendStocktakeScans: [`${stocktake}/scans`, { scans: [scanned] }],
    pauseStocktake: [`${stocktake}/pause`],
    resumeStocktake: [`${stocktake}/resume`],
    endStocktakeCount: [`${stocktake}/end`],
    decideStocktakeDifferences: [`${stocktake}/decisions`, { ids: [1], decision: 'RECOUNT' }],
    closeStocktake: [`${stocktake}/close`],
    resendMessage: [`messages/order-${own.messageId}/resend`],
  };
}
