import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { textOf } from '#storefront/shell/form-text.ts';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import type { SentCode } from '#storefront/shell/login/login-step.ts';
import type { LoginAnswer, LoginErrors, LoginFormName } from './login-answer.ts';

export type LoginView = LoginFormName | 'code';

export interface LoginFlow {
  view: LoginView;
  /** The code that was sent; never null in the view `code`. */
  code: SentCode | null;
  errors: LoginErrors;
  message: string | null;
  isSending: boolean;
  /** Values typed so far, shared by all forms of the login. */
  typed: Typed;
  type: (change: Partial<Typed>) => void;
  go: (form: LoginFormName) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Sends a code to the same destination again; a registration has to submit its form for that. */
  resend: () => void;
}

interface Typed {
  phone: string;
  email: string;
  firstName: string;
}

interface Options {
  /** The form to begin with, if the address names one. */
  form: LoginFormName | null;
  /** The answer to a form that was sent without JavaScript. */
  posted: LoginAnswer | undefined;
  /** Called after the login, when the page has been revalidated. */
  onIn: () => void;
}

const nothingWrong: LoginErrors = {};
const nothingTyped: Typed = { phone: '', email: '', firstName: '' };

/** The state of the login: which form is shown, the answer to it, and the typed values. Forms are sent without leaving the page. */
export function useLoginFlow({ form: firstForm, posted, onIn }: Options): LoginFlow {
  const { answer, isSending, send } = useAnswers(posted);
  const refused = answer?.outcome === 'refused' ? answer : null;
  const [form, setForm] = useState(firstForm);
  const code = useCode(answer, isSending, () => setForm(null));
  const [typed, setTyped] = useState<Typed>({ ...nothingTyped, ...refused?.values });
  // an answer to another form is not shown in this one
  const [hushed, setHushed] = useState<LoginAnswer>();
  const registration = useRef<FormData>(null);
  useWhen(answer?.outcome === 'in' && !isSending, onIn);
  const shownRefusal = refused !== hushed && !isSending ? refused : null;
  return {
    view: form ?? (code === null ? 'phone' : 'code'),
    code,
    errors: shownRefusal?.errors ?? nothingWrong,
    message: shownRefusal?.message ?? null,
    isSending,
    typed,
    type: (change) => setTyped((now) => ({ ...now, ...change })),
    go: (next) => {
      setForm(next);
      setHushed(answer);
    },
    submit: (event) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      if (textOf(form, 'intent') === 'registration') registration.current = form;
      send(form);
    },
    resend: () => {
      const again = new FormData();
      again.set('intent', 'resend');
      if (code?.kind !== 'EMAIL') send(again);
      else if (registration.current) send(registration.current);
      else setForm('registration');
    },
  };
}

/** The code that was sent, from the latest answer or from before the page was loaded. Calls `onSent` for each new one. */
function useCode(answer: LoginAnswer | undefined, isSending: boolean, onSent: () => void) {
  const { login, user } = useShellData();
  const [code, setCode] = useState<SentCode | null>(login);
  const [heard, setHeard] = useState(answer);
  if (answer !== heard) {
    setHeard(answer);
    if (answer?.outcome === 'sent') {
      setCode(answer.code);
      onSent();
    }
  }
  // this code was used for a login that has ended since
  if (answer?.outcome === 'in' && !isSending && user === null && code !== null) setCode(null);
  return code;
}

const sendsCode = new Set(['phone', 'registration', 'forgotten', 'resend']);

/** Sends one form at a time; another form is queued, a second submission of the same form is ignored. */
function useAnswers(posted: LoginAnswer | undefined) {
  const { links } = usePage();
  const fetcher = useFetcher<LoginAnswer>();
  const isSending = fetcher.state !== 'idle';
  const [waiting, setWaiting] = useState<FormData | null>(null);
  const sendNow = (form: FormData) => {
    form.set('by', 'script');
    // the page is revalidated after a login, not after a code was sent
    const isQuiet = sendsCode.has(textOf(form, 'intent'));
    void fetcher.submit(form, {
      method: 'post',
      action: links.login(),
      ...(isQuiet && { defaultShouldRevalidate: false }),
    });
  };
  const send = (form: FormData) => {
    if (!isSending) sendNow(form);
    // a phone may fill in a code automatically while another form is being sent
    else if (contentOf(form) !== contentOf(fetcher.formData)) setWaiting(form);
  };
  useWhen(waiting !== null && !isSending, () => {
    setWaiting(null);
    if (waiting !== null) sendNow(waiting);
  });
  return { answer: fetcher.data ?? posted, isSending: isSending || waiting !== null, send };
}

const contentOf = (form: FormData | undefined) =>
  JSON.stringify([...(form ?? [])].filter(([name]) => name !== 'by'));

/** Calls `act` each time `isTrue` becomes true. */
function useWhen(isTrue: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (isTrue) latest.current();
  }, [isTrue]);
}
