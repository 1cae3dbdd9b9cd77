import type { FastifyPluginAsync } from 'fastify';
import type { PaymentSettings } from '../settings.ts';
import { createPaymeSimulator } from './payme.ts';
import { createUzumSimulator } from './uzum.ts';

/** What the simulators gave the shop in their contracts. Everybody may know these secrets: they move no money. */
export function practiceSettings(origin: string): PaymentSettings {
  return {
    payme: {
      merchantId: '5e730e8e0b852a417aa49ceb',
      key: 'payme-practice-only',
      checkoutUrl: origin,
      addresses: [],
    },
    click: undefined,
    uzum: { serviceId: '498612', login: 'uzum-practice', password: 'uzum-practice-only', payUrl: origin },
  };
}

/** Every simulator: one line each. `shopUrl`: origin of the shop that they call. */
export function createSimulators({ payme, uzum }: PaymentSettings, shopUrl: string): FastifyPluginAsync[] {
  const simulators = [
    payme && createPaymeSimulator({ settings: payme, shopUrl }),
    uzum && createUzumSimulator({ settings: uzum, shopUrl }),
  ];
  return simulators.filter((simulator) => simulator !== undefined);
}

/** The variables by which a shop is told of these settings, for people to copy. */
export function variablesOf({ payme, uzum }: PaymentSettings): Record<string, string> {
  return {
    ...(payme && {
      PAYME_MERCHANT_ID: payme.merchantId,
      PAYME_KEY: payme.key,
      PAYME_CHECKOUT_URL: payme.checkoutUrl,
    }),
    ...(uzum && {
      UZUM_SERVICE_ID: uzum.serviceId,
      UZUM_LOGIN: uzum.login,
      UZUM_PASSWORD: uzum.password,
      UZUM_PAY_URL: uzum.payUrl,
    }),
  };
}
