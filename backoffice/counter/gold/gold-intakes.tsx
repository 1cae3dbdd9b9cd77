import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Gold, GoldIntake, GoldPerson } from '#contract/admin/gold.ts';
import { formatSom, formatWeight } from '#ui/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { Status, type Tone } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { PrintButton } from '../../shell/print/print-button.tsx';
import { nameIn } from '../../shell/stores.ts';

const tones: Record<GoldIntake['state'], Tone> = {
  WAITING: 'waits',
  REFUSED: 'bad',
  READY: 'works',
  PAID: 'done',
  DROPPED: 'back',
};

/** The gold bought by the store, the latest first. */
export function GoldIntakes({ gold, storeId }: { gold: Gold; storeId: number }) {
  const { t } = useWords();
  const [older, setOlder] = useState<{ intakes: GoldIntake[]; next: number | null } | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const next = older === null ? gold.next : older.next;
  const more = (before: number) =>
    attempt(async () => {
      const page = await callApi('GET /api/admin/v1/counter/gold', { query: { storeId, before } });
      setOlder({ intakes: [...(older?.intakes ?? []), ...page.intakes], next: page.next });
    });
  const all = [...gold.intakes, ...(older?.intakes ?? [])];
  return (
    <section className="gold-taken" aria-labelledby="gold-taken">
      <h2 className="section-title" id="gold-taken">
        {t('bo-counter:gold.list')}
      </h2>
      {all.length === 0 && <p className="ink-2">{t('bo-counter:gold.none')}</p>}
      <ul className="gold-intakes">
        {all.map((intake) => (
          <Intake key={intake.id} intake={intake} gold={gold} />
        ))}
      </ul>
      <ProblemLine error={error} />
      {next !== null && (
        <Button kind="secondary" loading={isBusy} onClick={() => void more(next)}>
          {t('bo-counter:gold.more')}
        </Button>
      )}
    </section>
  );
}

function Intake({ intake, gold }: { intake: GoldIntake; gold: Gold }) {
  const { t, language } = useWords();
  const metal = gold.rates.find((one) => one.metal === intake.metal);
  const { state, order, tendered, cash } = intake;
  return (
    <li>
      <div>
        <p>
          <b>{intake.act}</b> {intake.description}
        </p>
        <p className="meta ink-2">
          {[
            `${metal === undefined ? intake.metal : nameIn(metal, language)} ${intake.probe}`,
            formatWeight(intake.net, language),
            intake.by,
            formatInstant(intake.at, language),
          ].join(' · ')}
        </p>
        {order !== null && tendered !== null && (
          <p className="meta">
            <Link to={`/orders/${order}`}>
              {t('bo-counter:gold.paidOrder', { number: order, sum: formatSom(tendered, language) })}
            </Link>
            {cash !== null &&
              cash > 0 &&
              `, ${t('bo-counter:gold.paidCash', { sum: formatSom(cash, language) })}`}
          </p>
        )}
      </div>
      <div className="gold-state">
        <b>{formatSom(intake.amount, language)}</b>
        <Status tone={tones[state]}>{t(`bo-counter:gold.state.${state}`)}</Status>
      </div>
      <IntakeActions intake={intake} paysCash={gold.paysCash} />
    </li>
  );
}

/** The act, the seller's data, and the actions that complete it. */
function IntakeActions({ intake, paysCash }: { intake: GoldIntake; paysCash: boolean }) {
  const { t, language } = useWords();
  const { revalidate } = useRevalidator();
  const [key] = useState(() => crypto.randomUUID());
  const [person, setPerson] = useState<GoldPerson | null>(null);
  const [isSure, setSure] = useState(false);
  const { attempt, error, isBusy } = useAttempt();
  const { id, state } = intake;
  const params = { id };
  if (state === 'DROPPED') return null;
  const pay = () =>
    attempt(async () => {
      await callApi('POST /api/admin/v1/counter/gold/:id/payout', { params }, { key });
      await revalidate();
    });
  const drop = () =>
    attempt(async () => {
      await callApi('DELETE /api/admin/v1/counter/gold/:id', { params });
      await revalidate();
    });
  const show = () =>
    attempt(async () => setPerson(await callApi('POST /api/admin/v1/counter/gold/:id/person', { params })));
  return (
    <div className="gold-actions">
      {state === 'READY' && (
        <Button
          loading={isBusy}
          disabledReason={paysCash ? undefined : t('bo-counter:gold.noDay')}
          onClick={() => void pay()}
        >
          {t('bo-counter:gold.payout', { sum: formatSom(intake.amount, language) })}
        </Button>
      )}
      <PrintButton
        kind="text"
        label={t('bo-counter:gold.act')}
        load={() => callApi('POST /api/admin/v1/papers/old-gold', { body: { id, language } })}
      />
      {person === null ? (
        <Button kind="text" onClick={() => void show()}>
          {t('bo-counter:gold.show')}
        </Button>
      ) : (
        <span className="gold-shown">
          {person.name}, {person.document}
        </span>
      )}
      {state !== 'PAID' &&
        (isSure ? (
          <Button kind="secondary" loading={isBusy} onClick={() => void drop()}>
            {t('bo-counter:gold.giveBackSure')}
          </Button>
        ) : (
          <Button kind="text" onClick={() => setSure(true)}>
            {t('bo-counter:gold.giveBack')}
          </Button>
        ))}
      <ProblemLine error={error} />
    </div>
  );
}
