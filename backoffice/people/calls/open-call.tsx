import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { CallbackStep, StaffCallback } from '#contract/admin/people/callback.ts';
import { phoneHref, telegramHref } from '#ui/contact-links.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { formatPhone } from '#ui/format.ts';
import { useScreenKeys } from '../../kit/keys/screen-keys.ts';
import { formatInstant } from '../../kit/instants.ts';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { nameIn } from '../../shell/stores.ts';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import type { RunAction } from '../../shell/use-action.ts';
import { useActionKeys } from '../../kit/keys/use-action-keys.ts';
import { toneOfCall } from './call-words.ts';

export type CallAction = CallbackStep;

const steps = ['CALLED', 'NO_ANSWER', 'CLOSED'] as const;
const telegramKey = '4';

interface Props {
  call: StaffCallback;
  runAction: RunAction<CallAction>;
  busy: CallAction | null;
  /** Called when it is completed, to open the next one. */
  onDone: () => void;
}

/** The call being made. Opening it shows the phone, which is recorded in the audit. Keys 1 to 4 record the result. */
export function OpenCall({ call, runAction, busy, onDone }: Props) {
  const { t } = useWords();
  const { id, version, allowedActions } = call;
  const { phone, error } = useWholePhone(id);
  const move = async (step: CallbackStep) => {
    if (!allowedActions.includes(step)) return;
    const send = () =>
      callApi('POST /api/admin/v1/callbacks/:id/moves', { params: { id }, body: { step } }, { version });
    if (await runAction(step, send)) onDone();
  };
  const telegram = phone === null ? null : telegramHref(phone);
  useActionKeys({
    ...Object.fromEntries(steps.map((step, nth) => [`Digit${nth + 1}`, () => void move(step)])),
    [`Digit${telegramKey}`]: () => telegram !== null && window.open(telegram, '_blank', 'noreferrer'),
  });
  useScreenKeys([
    ...steps.map(
      (step, nth) =>
        allowedActions.includes(step) && { key: String(nth + 1), label: t(`bo-people:call.step.${step}`) },
    ),
    telegram !== null && { key: telegramKey, label: t('bo-people:call.telegram') },
  ]);
  usePaletteActions(
    allowedActions.map((step) => ({
      id: step,
      label: t(`bo-people:call.step.${step}`),
      run: () => void move(step),
    })),
  );
  return (
    <aside className="open-record" aria-labelledby="open-call">
      <h2 className="section-title" id="open-call">
        {call.name}
        <Status tone={toneOfCall(call)}>{t(`bo-people:call.state.${call.state}`)}</Status>
      </h2>
      <p className="open-phone">
        {phone === null ? call.phone : <a href={phoneHref(phone)}>{formatPhone(phone)}</a>}
      </p>
      <ProblemLine error={error} />
      <CallFacts call={call} />
      <div className="key-actions">
        {steps.map((step, nth) => (
          <Button
            key={step}
            kind={step === 'CALLED' ? 'primary' : 'secondary'}
            loading={busy === step}
            disabledReason={allowedActions.includes(step) ? undefined : t('bo-people:call.over')}
            onClick={() => void move(step)}
          >
            {t(`bo-people:call.step.${step}`)}
            <kbd>{nth + 1}</kbd>
          </Button>
        ))}
        {telegram !== null && (
          <a className={buttonClass('secondary')} href={telegram} target="_blank" rel="noreferrer">
            {t('bo-people:call.telegram')}
            <kbd>{telegramKey}</kbd>
          </a>
        )}
      </div>
      <p className="meta ink-2">{t('bo-people:contactNoted')}</p>
    </aside>
  );
}

/** The whole number, once it is loaded. */
function useWholePhone(id: number) {
  const [phone, setPhone] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const state = { isLeft: false };
    callApi('POST /api/admin/v1/callbacks/:id/contact', { params: { id } }).then(
      (contact) => !state.isLeft && setPhone(contact.phone),
      (failure: unknown) => !state.isLeft && setError(failure),
    );
    return () => {
      state.isLeft = true;
    };
  }, [id]);
  return { phone, error };
}

function CallFacts({ call }: { call: StaffCallback }) {
  const { t, language } = useWords();
  const { product, serialNumber, orderNumber } = call;
  return (
    <dl className="facts">
      <dt>{t('bo-people:column.subject')}</dt>
      <dd>
        {t(`bo-people:call.subject.${call.subject}`)}
        {product && <p>{`${product.artikul} ${nameIn(product, language)}`}</p>}
        {serialNumber && <Link to={`/pieces/${serialNumber}`}>{serialNumber}</Link>}
        {orderNumber && <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>}
      </dd>
      {call.comment !== '' && (
        <>
          <dt>{t('bo-people:call.comment')}</dt>
          <dd className="open-words">{call.comment}</dd>
        </>
      )}
      <dt>{t('bo-people:column.bestTime')}</dt>
      <dd>{t(`bo-people:call.time.${call.bestTime}`)}</dd>
      <dt>{t('bo-people:column.language')}</dt>
      <dd>{t(`bo-shell:language.${call.language}`)}</dd>
      <dt>{t('bo-people:column.createdAt')}</dt>
      <dd>{formatInstant(call.createdAt, language)}</dd>
      {call.state === 'NEW' && (
        <>
          <dt>{t('bo-people:call.dueAt')}</dt>
          <dd>{formatInstant(call.dueAt, language)}</dd>
        </>
      )}
      {call.tries > 0 && (
        <>
          <dt>{t('bo-people:call.tries')}</dt>
          <dd>{call.tries}</dd>
        </>
      )}
    </dl>
  );
}
