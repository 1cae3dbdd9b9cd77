import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { textOf } from '#storefront/shell/form-text.ts';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import type { SentCode } from '#storefront/shell/login/login-step.ts';
import type { LoginAnswer, LoginErrors, Way } from './login-answer.ts';

export type LoginView = Way | 'code';

export interface LoginFlow {
  view: LoginView;
  /** The code that is on its way; there is one in the view `code`. */
  code: SentCode | null;
  errors: LoginErrors;
  message: string | null;
  isSending: boolean;
  /** Typed once, known to every form that asks for it. */
  typed: Typed;
  type: (change: Partial<Typed>) => void;
  go: (way: Way) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Sends a code to the same place; a registration needs its form for that. */
  resend: () => void;
}

interface Typed {
  phone: string;
  email: string;
  firstName: string;
}

interface Options {
  /** Where it begins, if the address says so. */
  way: Way | null;
  /** What a form without JavaScript was answered. */
  posted: LoginAnswer | undefined;
  /** Logged in, and the page behind knows it. */
  onIn: () => void;
}

const nothingWrong: LoginErrors = {};
const nothingTyped: Typed = { phone: '', email: '', firstName: '' };

/** Which form of the login is shown, what it was answered, and what was typed into it. Forms are sent without leaving the page. */
export function useLoginFlow({ way: firstWay, posted, onIn }: Options): LoginFlow {
  const { answer, isSending, send } = useAnswers(posted);
  const refused = answer?.outcome === 'refused' ? answer : null;
  const [way, setWay] = useState(firstWay);
  const code = useCode(answer, isSending, () => setWay(null));
  const [typed, setTyped] = useState<Typed>({ ...nothingTyped, ...refused?.values });
  // the answer to another form is not shown over this one
  const [hushed, setHushed] = useState<LoginAnswer>();
  const registration = useRef<FormData>(null);
  useWhen(answer?.outcome === 'in' && !isSending, onIn);
  const shownRefusal = refused !== hushed && !isSending ? refused : null;
  return {
    view: way ?? (code === null ? 'phone' : 'code'),
    code,
    errors: shownRefusal?.errors ?? nothingWrong,
    message: shownRefusal?.message ?? null,
    isSending,
    typed,
    type: (change) => setTyped((now) => ({ ...now, ...change })),
    go: (next) => {
      setWay(next);
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
      else setWay('registration');
    },
  };
}

/** The code that is on its way: of the last answer, or of before the page was loaded. `onSent` when there is a new one. */
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
  // it let somebody in, and that login has ended
  if (answer?.outcome === 'in' && !isSending && user === null && code !== null) setCode(null);
  return code;
}

const sendsCode = new Set(['phone', 'registration', 'forgotten', 'resend']);

/** Sends one form at a time; another one waits for its turn, a second press of the same is none. */
function useAnswers(posted: LoginAnswer | undefined) {
  const { links } = usePage();
  const fetcher = useFetcher<LoginAnswer>();
  const isSending = fetcher.state !== 'idle';
  const [waiting, setWaiting] = useState<FormData | null>(null);
  const sendNow = (form: FormData) => {
    form.set('by', 'script');
    // the page behind changes when somebody is in, not when a code is under way
    const isQuiet = sendsCode.has(textOf(form, 'intent'));
    void fetcher.submit(form, {
      method: 'post',
      action: links.login(),
      ...(isQuiet && { defaultShouldRevalidate: false }),
    });
  };
  const send = (form: FormData) => {
    if (!isSending) sendNow(form);
    // a phone fills a code in by itself, however busy the form is
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

/** Acts each time that it becomes true. */
function useWhen(isTrue: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (isTrue) latest.current();
  }, [isTrue]);
}
