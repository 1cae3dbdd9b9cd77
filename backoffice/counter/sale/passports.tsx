import { useEffect, useState } from 'react';
import { buttonClass, Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { qrPicture } from '../../shell/print/qr-picture.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { nameIn } from '../../shell/stores.ts';
import { readPhone } from '../../kit/forms/read-phone.ts';
import type { Finished } from './use-sale.ts';

type Passport = NonNullable<Finished['passports']>[number];

interface Props {
  sold: Finished;
  /** The buyer's phone given for the sale. */
  phone: string | null;
}

/** The passport of each sold piece: scanned by the buyer from the screen, sent by SMS, or printed (backoffice.md 2.5). */
export function Passports({ sold, phone }: Props) {
  const { t } = useWords();
  const [sending, setSending] = useState<string | null>(null);
  const [sent, setSent] = useState<readonly string[]>([]);
  const { passports = [] } = sold;
  if (passports.length === 0) return null;
  return (
    <section className="passports" aria-labelledby="passports">
      <h3 className="section-title" id="passports">
        {t('bo-counter:passport.title', { count: passports.length })}
      </h3>
      <p className="meta ink-2 passports-lead">{t('bo-counter:passport.lead')}</p>
      <ul>
        {passports.map((passport) => (
          <PassportRow
            key={passport.serialNumber}
            passport={passport}
            sold={sold}
            isSent={sent.includes(passport.serialNumber)}
            onSend={() => setSending(passport.serialNumber)}
          />
        ))}
      </ul>
      {sending !== null && (
        <SmsSheet
          key={sending}
          number={sold.number}
          serial={sending}
          phone={phone}
          onSent={() => setSent((before) => [...before, sending])}
          onClose={() => setSending(null)}
        />
      )}
    </section>
  );
}

interface RowProps {
  passport: Passport;
  sold: Finished;
  isSent: boolean;
  onSend: () => void;
}

function PassportRow({ passport, sold, isSent, onSend }: RowProps) {
  const { t, language } = useWords();
  const mayWrite = hasPermission(useSession(), 'orders.write');
  const { serialNumber: serial, url, print } = passport;
  const piece = sold.lines.find((line) => line.piece.serialNumber === serial)?.piece;
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    void qrPicture(url).then(setPicture);
  }, [url]);
  return (
    <li className="passport">
      <span className="passport-code">
        {picture !== null && (
          <img src={picture} alt={t('bo-counter:passport.code', { serial })} width={112} height={112} />
        )}
      </span>
      <div>
        <p>{piece && nameIn(piece, language)}</p>
        <p className="sale-serial">{serial}</p>
        <div className="passport-actions">
          {mayWrite && (
            <Button kind="text" onClick={onSend} aria-label={t('bo-counter:passport.smsOf', { serial })}>
              {t('bo-counter:passport.sms')}
            </Button>
          )}
          <a
            className={buttonClass('text')}
            href={print}
            target="_blank"
            rel="noreferrer"
            aria-label={t('bo-counter:passport.printOf', { serial })}
          >
            {t('bo-counter:passport.print')}
          </a>
        </div>
        {isSent && (
          <p className="meta ink-2" role="status">
            {t('bo-counter:passport.sent')}
          </p>
        )}
      </div>
    </li>
  );
}

interface SheetProps {
  number: string;
  serial: string;
  phone: string | null;
  onSent: () => void;
  onClose: () => void;
}

function SmsSheet({ number, serial, phone, onSent, onClose }: SheetProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(phone ?? '+998 ');
  const [isTried, setTried] = useState(false);
  // one message, however often it is sent
  const [key] = useState(() => crypto.randomUUID());
  const { attempt, error, isBusy } = useAttempt();
  const to = readPhone(typed);
  const send = () => {
    setTried(true);
    if (to === null) return;
    void attempt(async () => {
      const body = { serial, phone: to };
      await callApi('POST /api/admin/v1/orders/:number/passport', { params: { number }, body }, { key });
      onSent();
      onClose();
    });
  };
  return (
    <Sheet title={t('bo-counter:passport.smsOf', { serial })} isOpen onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          label={t('bo-counter:phone')}
          helper={t('bo-counter:passport.phoneHelp')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={typed}
          error={isTried && to === null ? t('bo-counter:phoneWrong') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-counter:passport.send')}
        </Button>
      </form>
    </Sheet>
  );
}
