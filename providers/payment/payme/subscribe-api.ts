import { callHttp, jsonOf } from '../../http.ts';
import { fieldOf } from './merchant-params.ts';
import type { PaymeSettings } from '../settings.ts';

/** `refused`: Payme's error code; nothing happened. */
export type PaymeResult = { result: unknown } | { refused: number };

export type CallPayme = (
  method: string,
  params: object,
  by?: {
    /** `BROWSER`: calls that a page may also make, with only the id of the cash box. */
    as: 'SHOP' | 'BROWSER';
  },
) => Promise<PaymeResult>;

/** Errors that are not about the card or the receipt, but about the protocol, the key, or Payme itself. */
const isFault = (code: number) => code <= -32000;

/**
 * Calls Payme's Subscribe API (integrations.md 1.7). Throws if it cannot be reached, does not respond or is out of order: the call may
 * have had its effect.
 */
export function createPaymeApi({
  merchantId,
  key,
  checkoutUrl,
}: Pick<PaymeSettings, 'merchantId' | 'key' | 'checkoutUrl'>): CallPayme {
  return async (method, params, { as } = { as: 'SHOP' }) => {
    const answer = await callHttp({
      method: 'POST',
      url: `${checkoutUrl}/api`,
      headers: { 'x-auth': as === 'SHOP' ? `${merchantId}:${key}` : merchantId },
      body: { id: 1, method, params },
    });
    const reply = jsonOf(answer);
    const result = fieldOf(reply, 'result');
    if (answer.status === 200 && result !== undefined) return { result };
    const code = fieldOf(fieldOf(reply, 'error'), 'code');
    if (typeof code !== 'number' || isFault(code))
      throw new Error(
        `Payme ${method}: status ${answer.status}, error ${typeof code === 'number' ? code : 'none'}`,
      );
    return { refused: code };
  };
}
