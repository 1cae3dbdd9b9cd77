import { Type } from 'typebox';
import { PaymentMethod } from '#contract/order.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { App } from '#server/kit/app-type.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import type { Providers } from './open-payment.ts';
import { type ProviderCallDeps, providerHandlers } from './provider-calls.ts';

export interface PaymentDeps extends ProviderCallDeps {
  providers: Providers;
}

/** The ways to pay, and each provider's own endpoints in a scope of their own. */
export function paymentRoutes(app: App, deps: PaymentDeps): void {
  app.get(
    '/api/v1/payment-methods',
    { schema: { querystring: Shape({}), response: { 200: Type.Array(PaymentMethod), '4xx': Problem } } },
    async (_request, reply) => {
      reply.header('x-cache-tags', 'content');
      return listPaymentMethods(deps.providers);
    },
  );

  for (const provider of deps.providers.values()) {
    void app.register(provider.endpoints(providerHandlers(deps, provider.name)));
  }
}
