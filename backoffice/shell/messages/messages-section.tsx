import { useEffect, useState } from 'react';
import type { StaffMessages } from '#contract/admin/staff-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { Status, type Tone } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { hasPermission, useSession } from '../session.ts';
import { useAttempt } from '../login/use-attempt.ts';
import { MessageSheet } from './message-sheet.tsx';
import type { MessagesOf } from './messages-of.ts';
import './messages.css';

/** The messages sent to a shopper, and a button to send one; hidden from staff who may not read them. */
export function MessagesSection({ of }: { of: MessagesOf }) {
  const session = useSession();
  return hasPermission(session, 'number' in of ? 'orders.read' : 'customers.contact') ? (
    <Messages key={JSON.stringify(of)} of={of} />
  ) : null;
}

function Messages({ of }: { of: MessagesOf }) {
  const { t } = useWords();
  const session = useSession();
  const [messages, setMessages] = useState<StaffMessages | null>(null);
  const [isWriting, setWriting] = useState(false);
  const { attempt, error } = useAttempt();
  const key = JSON.stringify(of);
  useEffect(() => {
    let isShown = true;
    // the key is `of` as JSON
    void load(JSON.parse(key) as MessagesOf).then(
      (loaded) => isShown && setMessages(loaded),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [key]);
  if (messages === null) return null;
  const resend = (id: number) =>
    attempt(async () => {
      if (!('number' in of)) return;
      const params = { number: of.number, id };
      setMessages(await callApi('POST /api/admin/v1/orders/:number/messages/:id/resend', { params }));
    });
  const mayAct = hasPermission(session, permissionOf(of));
  const mayWrite = mayAct && (messages.email !== null || messages.phone !== null);
  return (
    <section className="messages" aria-labelledby="messages">
      <h2 className="section-title" id="messages">
        {t('bo-shell:messages.title')}
      </h2>
      <MessageList messages={messages} onResend={mayAct ? (id) => void resend(id) : null} />
      <ProblemLine error={error} />
      {mayWrite && (
        <Button kind="secondary" onClick={() => setWriting(true)}>
          {t('bo-shell:messages.write')}
        </Button>
      )}
      {isWriting && (
        <MessageSheet of={of} messages={messages} onSent={setMessages} onClose={() => setWriting(false)} />
      )}
    </section>
  );
}

const permissionOf = (of: MessagesOf) => ('number' in of ? 'orders.write' : 'customers.contact');

const load = (of: MessagesOf): Promise<StaffMessages> =>
  'number' in of
    ? callApi('GET /api/admin/v1/orders/:number/messages', { params: of })
    : callApi('GET /api/admin/v1/customers/:id/messages', {
        params: { id: of.id },
        query: of.phone === undefined ? {} : { phone: of.phone },
      });

const toneOf: Record<StaffMessages['sent'][number]['state'], Tone> = {
  WAITING: 'waits',
  SENT: 'done',
  DROPPED: 'bad',
};

function MessageList({
  messages: { written, sent },
  onResend,
}: {
  messages: StaffMessages;
  onResend: ((id: number) => void) | null;
}) {
  const { t, language } = useWords();
  if (written.length + sent.length === 0) return <p className="ink-2">{t('bo-shell:messages.none')}</p>;
  const rows = [
    ...written.map(({ template, subject, by, ...row }) => ({
      ...row,
      key: `written ${row.id}`,
      title: template === null ? (subject ?? '') : t(`bo-shell:messages.templates.${template}`),
      by,
      mayResend: false,
    })),
    ...sent.map((row) => ({
      ...row,
      key: `sent ${row.id}`,
      title: t(`bo-shell:messages.shop.${row.message}`),
      by: null,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <ul className="message-rows">
      {rows.map(({ key, id, at, by, channel, title, state, why, mayResend }) => (
        <li key={key}>
          <p>
            {title}
            <span className="meta ink-2">
              {[t(`bo-shell:messages.${channel}`), formatInstant(at, language), by]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          <div className="message-state">
            <Status tone={toneOf[state]}>{t(`bo-shell:messages.state.${state}`)}</Status>
            {why !== null && <span className="meta ink-2">{t(`bo-shell:messages.why.${why}`)}</span>}
            {mayResend && onResend && (
              <Button kind="text" onClick={() => onResend(id)}>
                {t('bo-shell:messages.resend')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
