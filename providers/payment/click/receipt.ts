import { readReceiptTime } from '#domain/units/tashkent-clock.ts';
import { textAt } from '../../http.ts';
import { type MerchantApi, callMerchantApi, paymentIdOf } from './merchant-api.ts';
import type { PaymentProvider, ProviderTransaction } from '../port.ts';
import type { FiscalReceipt, FiscalSale } from '../fiscal-port.ts';
import type { ClickSettings } from '../settings.ts';
import { toTiyin } from '../tiyin.ts';

/** Maximum number of characters of a name in the register, including its unit. */
const nameLength = 63;

const words = {
  ru: { piece: 'шт', delivery: 'Доставка, усл' },
  uz: { piece: 'dona', delivery: 'Yetkazib berish, xizmat' },
  en: { piece: 'pcs', delivery: 'Delivery, service' },
} as const;

/** An item of Click's fiscal data, in tiyin (integrations 2.4). */
interface ClickItem {
  Name: string;
  SPIC: string;
  PackageCode: string;
  GoodPrice: number;
  /** The price of the whole line, before its discount. */
  Price: number;
  Amount: number;
  VAT: number;
  VATPercent: number;
  Discount: number;
  CommissionInfo: { TIN: string } | { PINFL: string };
}

type ReceiptRequest = Parameters<NonNullable<PaymentProvider['fetchReceipt']>>[0];

/**
 * Returns the receipt of a sale: the existing one, or after sending the items to Click. Undefined: not available yet. Click has no API for
 * receipts of refunds: they are made in its cabinet.
 */
export async function fetchClickReceipt(
  api: MerchantApi,
  { transaction, kind, sale, noted }: ReceiptRequest,
): Promise<FiscalReceipt | undefined> {
  if (kind === 'REFUND') return undefined;
  const ready = await readReceipt(api, transaction);
  if (ready !== undefined) return ready;
  // sent only once, because a repeat might create a second receipt
  if (noted?.statusCode === 0) return undefined;
  const submitted = await submitItems(api, { transaction, sale });
  return submitted.statusCode === 0 ? ((await readReceipt(api, transaction)) ?? submitted) : submitted;
}

async function readReceipt(
  api: MerchantApi,
  transaction: ProviderTransaction,
): Promise<FiscalReceipt | undefined> {
  const path = `payment/ofd_data/${api.settings.serviceId}/${paymentIdOf(transaction)}`;
  const answer = await callMerchantApi(api, { method: 'GET', path });
  const url = answer.ok ? textAt(answer.content, 'qrCodeURL') : undefined;
  return url === undefined || !/^https?:\/\/\S+$/.test(url) ? undefined : readReceiptLink(url);
}

async function submitItems(
  api: MerchantApi,
  { transaction, sale }: { transaction: ProviderTransaction; sale: FiscalSale },
): Promise<FiscalReceipt> {
  const items = clickItems(sale, api.settings);
  const total = items.reduce((sum, { Price, Discount }) => sum + Price - Discount, 0);
  if (total !== toTiyin(transaction.amountSom))
    throw new Error(`the receipt of payment ${transaction.number} differs from the amount paid`);
  const answer = await callMerchantApi(api, {
    method: 'POST',
    path: 'payment/ofd_data/submit_items',
    body: {
      service_id: Number(api.settings.serviceId),
      payment_id: Number(paymentIdOf(transaction)),
      items,
      received_ecash: 0,
      received_cash: 0,
      received_card: total,
    },
  });
  return {
    ...nothingYet,
    statusCode: answer.ok ? 0 : answer.code,
    message: answer.ok ? 'items submitted' : answer.note.slice(0, 300),
  };
}

const nothingYet: FiscalReceipt = {
  url: null,
  receiptNumber: null,
  terminal: null,
  fiscalSign: null,
  issuedAt: null,
  statusCode: null,
  message: null,
};

/** Returns Click's items of a sale; the delivery is one of them, with codes of its own. */
export function clickItems(sale: FiscalSale, settings: ClickSettings): ClickItem[] {
  const { sellerTin } = settings;
  const CommissionInfo = sellerTin.length === 9 ? { TIN: sellerTin } : { PINFL: sellerTin };
  const { piece, delivery } = words[sale.language];
  const items = sale.lines.map((line) => ({
    Name: nameOf(line.title, piece),
    SPIC: line.ikpu,
    PackageCode: line.packageCode,
    GoodPrice: toTiyin(line.unitPriceSom),
    Price: toTiyin(line.unitPriceSom * line.count),
    Amount: line.count,
    VAT: toTiyin(line.vatSom),
    VATPercent: line.vatPercent,
    Discount: toTiyin(line.discountSom),
    CommissionInfo,
  }));
  if (sale.deliverySom === 0) return items;
  const bringing = {
    Name: delivery,
    SPIC: settings.deliveryIkpu,
    PackageCode: settings.deliveryPackageCode,
    GoodPrice: toTiyin(sale.deliverySom),
    Price: toTiyin(sale.deliverySom),
    Amount: 1,
    VAT: toTiyin(sale.deliveryVatSom),
    VATPercent: sale.deliveryVatPercent,
    Discount: 0,
    CommissionInfo,
  };
  return [...items, bringing];
}

/** Appends the unit; a long name is truncated, the unit is not. */
function nameOf(title: string, unit: string): string {
  const room = nameLength - unit.length - 1;
  return `${title.slice(0, room).trimEnd()} ${unit}`;
}

/** Parses the link of a receipt (integrations 6.3): `…/epi?t=<terminal>&r=<number>&c=<YYYYMMDDHHmmss>&s=<fiscal sign>`. */
export function readReceiptLink(url: string): FiscalReceipt {
  const query = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
  return {
    url,
    receiptNumber: query.get('r'),
    terminal: query.get('t'),
    fiscalSign: query.get('s'),
    issuedAt: readReceiptTime(query.get('c') ?? ''),
    statusCode: 0,
    message: null,
  };
}
