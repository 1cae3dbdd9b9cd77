import { callHttp, type HttpAnswer, HttpFault, jsonOf, textAt } from '#providers/http.ts';
import { type Sms, SmsFault, type SmsProvider } from './port.ts';

export interface EskizAccount {
  email: string;
  password: string;
  /** 4546, or the alpha name approved by the operators. */
  sender: string;
  baseUrl?: string;
  timeoutMs?: number;
}

const notifyUrl = 'https://notify.eskiz.uz/api';

/** Eskiz (integrations.md 4.1): a token valid for about 30 days, which is renewed when it is refused. */
export function createEskiz(account: EskizAccount): SmsProvider {
  let login: Promise<string> | undefined;
  /** Concurrent messages share one login; a failed login is not cached. */
  const token = (): Promise<string> => {
    login ??= logIn(account).catch((error: unknown) => {
      login = undefined;
      throw error;
    });
    return login;
  };
  const send = async (sms: Sms): Promise<void> => {
    const used = token();
    const answer = await postSms(account, { sms, token: await used });
    if (answer.status !== 401) return requireTaken(answer);
    if (login === used) login = undefined;
    requireTaken(await postSms(account, { sms, token: await token() }));
  };
  return { name: 'eskiz', send };
}

async function logIn(account: EskizAccount): Promise<string> {
  const { email, password } = account;
  const answer = await post(account, { path: '/auth/login', body: { email, password } });
  const token = textAt(jsonOf(answer), 'data', 'token');
  if (answer.status >= 300 || token === undefined) {
    throw new SmsFault('UNAVAILABLE', `Eskiz does not let the shop in: ${answer.status} ${reasonOf(answer)}`);
  }
  return token;
}

function postSms(account: EskizAccount, { sms, token }: { sms: Sms; token: string }): Promise<HttpAnswer> {
  return post(account, {
    path: '/message/sms/send',
    headers: { authorization: `Bearer ${token}` },
    body: { mobile_phone: sms.to.replace(/^\+/, ''), message: sms.text, from: account.sender },
  });
}

/** 400 and 422 are about this number or this text; 200 with `status: error` is also a refusal. */
function requireTaken(answer: HttpAnswer): void {
  const isTaken = answer.status < 300 && textAt(jsonOf(answer), 'status') !== 'error';
  if (isTaken) return;
  const isRefused = answer.status < 300 || answer.status === 400 || answer.status === 422;
  throw new SmsFault(
    isRefused ? 'REFUSED' : 'UNAVAILABLE',
    `Eskiz did not accept an SMS: ${answer.status} ${reasonOf(answer)}`,
  );
}

/** Returns Eskiz's message without digits, which might be those of a phone or a code. */
function reasonOf(answer: HttpAnswer): string {
  return (textAt(jsonOf(answer), 'message') ?? 'without a reason').replaceAll(/\d/g, '·').slice(0, 200);
}

interface EskizCall {
  path: string;
  headers?: Record<string, string>;
  body: object;
}

async function post(account: EskizAccount, { path, headers = {}, body }: EskizCall): Promise<HttpAnswer> {
  const { baseUrl = notifyUrl, timeoutMs } = account;
  try {
    return await callHttp({
      method: 'POST',
      url: baseUrl + path,
      headers: { accept: 'application/json', ...headers },
      body,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  } catch (error) {
    throw error instanceof HttpFault ? new SmsFault('UNAVAILABLE', error.message) : error;
  }
}
