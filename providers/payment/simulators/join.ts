import type { FastifyPluginAsync } from 'fastify';
import type { PaymentSettings } from '../settings.ts';
import { createClickSimulator } from './click.ts';
import { createPaymeSimulator } from './payme.ts';
import { createUzumSimulator } from './uzum.ts';

/**
 * The secrets with which the simulators call the shop and recognize its calls. Anybody who has one can report made-up payments to a demo.
 */
export interface PracticeSecrets {
  payme: string;
  click: string;
  uzum: string;
}

/** Settings of the simulators' contracts with the shop. */
export function practiceSettings(origin: string, secrets: PracticeSecrets): PaymentSettings {
  return {
    payme: {
      merchantId: '5e730e8e0b852a417aa49ceb',
      key: secrets.payme,
      checkoutUrl: origin,
      addresses: [],
    },
    click: {
      serviceId: '41001',
      merchantId: '31001',
      merchantUserId: '51001',
      secretKey: secrets.click,
      sellerTin: '123456789',
      deliveryIkpu: 'DEMO-delivery',
      deliveryPackageCode: 'DEMO-1',
      payUrl: origin,
      apiUrl: origin,
    },
    uzum: { serviceId: '498612', login: 'uzum-practice', password: secrets.uzum, payUrl: origin },
  };
}

/** Creates all simulators; one line each. `shopUrl`: origin of the shop that they call. */
export function createSimulators(
  { payme, click, uzum }: PaymentSettings,
  shopUrl: string,
): FastifyPluginAsync[] {
  const simulators = [
    payme && createPaymeSimulator({ settings: payme, shopUrl }),
    click && createClickSimulator({ settings: click, shopUrl }),
    uzum && createUzumSimulator({ settings: uzum, shopUrl }),
  ];
  return simulators.filter((simulator) => simulator !== undefined);
}

/** Returns these settings as environment variables, for people to copy. */
export function variablesOf({ payme, click, uzum }: PaymentSettings): Record<string, string> {
  return {
    ...(payme && {
      PAYME_MERCHANT_ID: payme.merchantId,
      PAYME_KEY: payme.key,
      PAYME_CHECKOUT_URL: payme.checkoutUrl,
    }),
    ...(click && {
      CLICK_SERVICE_ID: click.serviceId,
      CLICK_MERCHANT_ID: click.merchantId,
      CLICK_MERCHANT_USER_ID: click.merchantUserId,
      CLICK_SECRET_KEY: click.secretKey,
      CLICK_TIN: click.sellerTin,
      CLICK_DELIVERY_IKPU: click.deliveryIkpu,
      CLICK_DELIVERY_PACKAGE: click.deliveryPackageCode,
      CLICK_PAY_URL: click.payUrl,
      CLICK_API_URL: click.apiUrl,
    }),
    ...(uzum && {
      UZUM_SERVICE_ID: uzum.serviceId,
      UZUM_LOGIN: uzum.login,
      UZUM_PASSWORD: uzum.password,
      UZUM_PAY_URL: uzum.payUrl,
    }),
  };
}
