import { createFakeProvider } from './fake.ts';
import type { PaymentProvider } from './port.ts';

/** The providers that are switched on, by name: one line each. */
export function createPaymentProviders(options: { hasFake: boolean }): ReadonlyMap<string, PaymentProvider> {
  const providers = options.hasFake ? [createFakeProvider()] : [];
  return new Map(providers.map((provider) => [provider.name, provider]));
}
