import { Type } from 'typebox';
import { PaymentMethod } from '#contract/order.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { FiscalRule } from '#domain/payment/fiscal-codes.ts';
import { findCartOwner } from '#server/cart/cart-owner.ts';
import { listCartItems } from '#server/cart/list-cart-items.ts';
import type { App } from '#server/kit/app-type.ts';
import { tagsHeader } from '#server/kit/cache-tags.ts';
import { listWithoutCodes } from './fiscal-codes.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import type { Users } from '#server/kit/session.ts';
import type { Providers } from './open-payment.ts';
import { type ProviderCallDeps, providerHandlers } from './provider-calls.ts';

export interface PaymentDeps extends ProviderCallDeps {
  providers: Providers;
  users: Users;
  fiscalRule: FiscalRule;
}

/** The ways to pay, and each provider's own endpoints in a scope of their own. */
export function paymentRoutes(app: App, deps: PaymentDeps): void {
  app.get(
    '/api/v1/payment-methods',
    { schema: { querystring: Shape({}), response: { 200: Type.Array(PaymentMethod), '4xx': Problem } } },
    async (request, reply) => {
      const { db, users, fiscalRule: rule, providers } = deps;
      if (rule === 'OFF') {
        reply.header('x-cache-tags', tagsHeader());
        return listPaymentMethods(providers);
      }
      // what is in the caller's cart decides
      keepPrivate(reply);
      const itemIds = await listCartItems(db, await findCartOwner(users, request));
      const withoutCodes = await listWithoutCodes(db, { rule, of: { itemIds } });
      return listPaymentMethods(providers).map((method) =>
        method.online && withoutCodes.length > 0
          ? { ...method, unavailable: 'NO_FISCAL_CODES' as const }
          : method,
      );
    },
  );

  for (const provider of deps.providers.values()) {
    void app.register(provider.endpoints(providerHandlers(deps, provider.name)));
  }
}
