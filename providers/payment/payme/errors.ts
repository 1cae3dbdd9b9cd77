/** Errors for Payme. Their texts are shown to the payer, so each is in three languages. */
export interface PaymeError {
  code: number;
  message: { ru: string; uz: string; en: string };
}

/**
 * All errors that the shop returns (integrations.md 1.3). -31050 to -31099 are about the order that the payer entered. There is none for
 * "out of stock", because pieces stay reserved as long as the order can be paid.
 */
export const paymeErrors = {
  NOT_POST: {
    code: -32300,
    message: {
      ru: 'Метод запроса должен быть POST',
      uz: 'Soʻrov usuli POST boʻlishi kerak',
      en: 'The request method must be POST',
    },
  },
  NOT_JSON: {
    code: -32700,
    message: {
      ru: 'Запрос не разобран как JSON',
      uz: 'Soʻrov JSON sifatida oʻqilmadi',
      en: 'The request is not JSON',
    },
  },
  NO_RPC: {
    code: -32600,
    message: {
      ru: 'В запросе нет обязательных полей',
      uz: 'Soʻrovda majburiy maydonlar yoʻq',
      en: 'The request lacks required fields',
    },
  },
  NO_METHOD: {
    code: -32601,
    message: { ru: 'Метод не найден', uz: 'Usul topilmadi', en: 'Method not found' },
  },
  WRONG_PARAMS: {
    code: -32602,
    message: { ru: 'Неверные параметры', uz: 'Parametrlar notoʻgʻri', en: 'Invalid params' },
  },
  UNAUTHORIZED: {
    code: -32504,
    message: {
      ru: 'Недостаточно привилегий',
      uz: 'Huquqlar yetarli emas',
      en: 'Insufficient privileges',
    },
  },
  SYSTEM: {
    code: -32400,
    message: { ru: 'Системная ошибка', uz: 'Tizim xatosi', en: 'System error' },
  },
  NO_RECEIPT: {
    code: -32001,
    message: { ru: 'Чек не найден', uz: 'Chek topilmadi', en: 'Receipt not found' },
  },
  WRONG_AMOUNT: {
    code: -31001,
    message: { ru: 'Неверная сумма', uz: 'Summa notoʻgʻri', en: 'Incorrect amount' },
  },
  NO_TRANSACTION: {
    code: -31003,
    message: { ru: 'Транзакция не найдена', uz: 'Tranzaksiya topilmadi', en: 'Transaction not found' },
  },
  CANNOT_CANCEL: {
    code: -31007,
    message: {
      ru: 'Заказ уже передан, отменить оплату нельзя',
      uz: 'Buyurtma topshirilgan, toʻlovni bekor qilib boʻlmaydi',
      en: 'The order has been handed over, its payment cannot be cancelled',
    },
  },
  REFUNDED_BY_STAFF: {
    code: -31007,
    message: {
      ru: 'Магазин уже вернул деньги за этот заказ, вернуть их ещё раз нельзя',
      uz: 'Doʻkon bu buyurtma pulini allaqachon qaytargan, uni yana qaytarib boʻlmaydi',
      en: 'The shop has already refunded this order, it cannot be refunded again',
    },
  },
  IMPOSSIBLE: {
    code: -31008,
    message: {
      ru: 'Операция невозможна в текущем состоянии',
      uz: 'Hozirgi holatda bu amalni bajarib boʻlmaydi',
      en: 'The operation is impossible in the current state',
    },
  },
  ORDER_UNKNOWN: {
    code: -31050,
    message: { ru: 'Заказ не найден', uz: 'Buyurtma topilmadi', en: 'Order not found' },
  },
  ORDER_PAID: {
    code: -31051,
    message: {
      ru: 'Заказ уже оплачен',
      uz: 'Buyurtma allaqachon toʻlangan',
      en: 'The order is already paid',
    },
  },
  ORDER_CLOSED: {
    code: -31052,
    message: {
      ru: 'Заказ отменён, или время его оплаты истекло',
      uz: 'Buyurtma bekor qilingan yoki toʻlov muddati tugagan',
      en: 'The order was cancelled or its time to pay is over',
    },
  },
  ORDER_BUSY: {
    code: -31099,
    message: {
      ru: 'Заказ сейчас оплачивается другим платежом',
      uz: 'Buyurtma uchun hozir boshqa toʻlov amalga oshirilmoqda',
      en: 'Another payment for this order is in progress',
    },
  },
} as const satisfies Record<string, PaymeError>;

export type PaymeErrorName = keyof typeof paymeErrors;

/** `data`: the wrong field of the account, or the missing method. */
export type PaymeAnswer = { result: object } | { error: PaymeErrorName; data?: string };
