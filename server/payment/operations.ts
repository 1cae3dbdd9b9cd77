import type { paymentOperations as declared } from '#contract/operations/payment.ts';
import type { ReadDb } from '#database/connect.ts';
import type { FiscalRule } from '#domain/payment/fiscal-codes.ts';
import { cartOwnerOf } from '#server/cart/owner/cart-owner.ts';
import { listCartItems } from '#server/cart/list-cart-items.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { listWithoutCodes } from './receipts/fiscal-codes.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import type { Providers } from './open-payment.ts';

export interface PaymentMethodDeps {
  db: ReadDb;
  providers: Providers;
  fiscalRule: FiscalRule;
}

export const paymentOperations = {
  async listPaymentMethods({ db, providers, fiscalRule: rule }, { caller }) {
    const methods = listPaymentMethods(providers);
    if (rule === 'OFF') return { answer: methods, tags: [] };
    // depends on the pieces in the caller's cart
    const itemIds = await listCartItems(db, cartOwnerOf(caller));
    const withoutCodes = await listWithoutCodes(db, { rule, of: { itemIds } });
    const answer = methods.map((method) =>
      method.online && withoutCodes.length > 0
        ? { ...method, unavailable: 'NO_FISCAL_CODES' as const }
        : method,
    );
    return { answer, tags: null };
  },
} satisfies OperationFunctions<typeof declared, PaymentMethodDeps>;
