import type { App } from '#server/kit/http/app-type.ts';
import type { Providers } from './open-payment.ts';
import { providerHandlers } from './provider-calls.ts';
import type { ProviderCallDeps } from './provider-call.ts';

export interface PaymentDeps extends ProviderCallDeps {
  providers: Providers;
}

/** The endpoints that payment providers call, each in a separate Fastify scope: they use the provider's protocol, not ours. */
export function paymentRoutes(app: App, deps: PaymentDeps): void {
  for (const provider of deps.providers.values()) {
    void app.register(provider.endpoints(providerHandlers(deps, provider.name)));
  }
}
