import { createClickProvider } from './click/provider.ts';
import { createFakeProvider } from './fake/provider.ts';
import { createPaymeProvider } from './payme/provider.ts';
import type { PaymentProvider } from './port.ts';
import type { PaymentSettings } from './settings.ts';
import { createUzumProvider } from './uzum/provider.ts';

/** Creates the enabled providers, by name; one line each. */
export function createPaymentProviders(options: {
  settings: PaymentSettings;
  hasFake: boolean;
  /** Left out = the real clock. */
  now?: () => Date;
}): ReadonlyMap<string, PaymentProvider> {
  const { payme, click, uzum } = options.settings;
  const providers = [
    ...(options.hasFake ? [createFakeProvider(options)] : []),
    ...(payme === undefined ? [] : [createPaymeProvider(payme, options)]),
    ...(click === undefined ? [] : [createClickProvider(click, options)]),
    ...(uzum === undefined ? [] : [createUzumProvider(uzum, options)]),
  ];
  return new Map(providers.map((provider) => [provider.name, provider]));
}
