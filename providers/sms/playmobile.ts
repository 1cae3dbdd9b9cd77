import { randomUUID } from 'node:crypto';
import { basicAuthorization } from '#providers/basic-auth.ts';
import { callHttp, type HttpAnswer, HttpFault, jsonOf, textAt } from '#providers/http.ts';
import { type Sms, SmsFault, type SmsProvider } from './port.ts';

export interface PlayMobileAccount {
  login: string;
  password: string;
  /** The originator: 3700, or the approved name. */
  sender: string;
  baseUrl?: string;
  timeoutMs?: number;
}

const brokerUrl = 'https://send.smsxabar.uz/broker-api';

/** Play Mobile (integrations.md 4.2): one call with Basic authentication; an accepted message gets a plain text response. */
export function createPlayMobile(account: PlayMobileAccount): SmsProvider {
  return { name: 'playmobile', send: async (sms) => requireTaken(await post(account, sms)) };
}

async function post(account: PlayMobileAccount, sms: Sms): Promise<HttpAnswer> {
  const { login, password, sender, baseUrl = brokerUrl, timeoutMs } = account;
  const message = {
    recipient: sms.to.replace(/^\+/, ''),
    'message-id': sms.key ?? randomUUID(),
    sms: { originator: sender, content: { text: sms.text } },
  };
  try {
    return await callHttp({
      method: 'POST',
      url: `${baseUrl}/send`,
      headers: { authorization: basicAuthorization({ login, password }) },
      body: { messages: [message] },
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  } catch (error) {
    throw error instanceof HttpFault ? new SmsFault('UNAVAILABLE', error.message) : error;
  }
}

/** 401 means a wrong login and is not about the message; every other 4xx is. */
function requireTaken(answer: HttpAnswer): void {
  const words = jsonOf(answer);
  const description = textAt(words, 'error-description');
  if (answer.status < 300 && description === undefined) return;
  const isRefused = answer.status < 500 && answer.status !== 401 && answer.status !== 429;
  throw new SmsFault(
    isRefused ? 'REFUSED' : 'UNAVAILABLE',
    `Play Mobile did not accept an SMS: ${answer.status} ${withoutDigits(description)}`,
  );
}

/** Returns the gateway's message without digits, which might be those of a phone or a code. */
function withoutDigits(description = 'without a reason'): string {
  return description.replaceAll(/\d/g, '·').slice(0, 200);
}
