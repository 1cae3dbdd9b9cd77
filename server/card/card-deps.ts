import type { FastifyBaseLogger } from 'fastify';
import type { CardVault } from '#providers/payment/port.ts';
import type { Db } from '#database/connect.ts';
import type { Limits } from '#server/config/config-limits.ts';
import type { Providers } from '#server/payment/open-payment.ts';
import { Refusal } from '#server/kit/refusal.ts';

export interface CardDeps {
  db: Db;
  /** Encrypts the tokens and computes their HMACs. */
  secret: string;
  providers: Providers;
  limits: Pick<Limits, 'cardCodesPerUser'>;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Returns a provider's vault; undefined if the provider is switched off or stores no cards. */
export function vaultOf({ providers }: Pick<CardDeps, 'providers'>, provider: string): CardVault | undefined {
  return providers.get(provider)?.cards;
}

/** Calls a provider, outside of any transaction. Refuses with UPSTREAM_UNAVAILABLE if it cannot be reached or is switched off. */
export async function callVault<T>(
  deps: Pick<CardDeps, 'providers' | 'log'>,
  provider: string,
  call: (vault: CardVault) => Promise<T>,
): Promise<T> {
  const vault = vaultOf(deps, provider);
  if (vault === undefined) throw new Refusal('UPSTREAM_UNAVAILABLE');
  try {
    return await call(vault);
  } catch (error) {
    deps.log.warn({ err: error, provider }, 'card provider away');
    throw new Refusal('UPSTREAM_UNAVAILABLE');
  }
}
