import { useState, type FormEvent } from 'react';
import type { FiscalReceiptInput } from '#contract/admin/counter.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useSession } from '../../shell/session.ts';
import { ReceiptForm } from '../../kit/forms/receipt-form.tsx';
import { isDemo, makeDemoReceipt } from './demo-receipt.ts';

interface Props {
  saleId: number;
  isNeeded: boolean;
  receipt: FiscalReceiptInput | null;
  onChange: (receipt: FiscalReceiptInput | null) => void;
}

/** The draft of the typed receipt is stored until the sale is over: a reload of the sale loses the receipt. */
export const receiptDraft = (saleId: number): string => `sale ${saleId} RECEIPT`;

/** Checks whether a scanned text is an address with several parameters, like the QR code of a fiscal receipt, in either keyboard layout. */
export const looksLikeReceipt = (text: string): boolean => text.split('=').length >= 4;

/** The QR code of the register's receipt, or its four fields typed by hand. */
export function ReceiptPanel({ saleId, isNeeded, receipt, onChange }: Props) {
  const { t } = useWords();
  const session = useSession();
  const [isWrong, setWrong] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const scan = async (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    const field = sent.currentTarget.elements.namedItem('receipt');
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return;
    const text = field.value;
    field.value = '';
    const read = await callApi('POST /api/admin/v1/counter/receipts/read', { body: { text } }).catch(
      () => null,
    );
    setWrong(read?.receipt == null);
    if (read?.receipt) onChange(read.receipt);
  };
  return (
    <section aria-labelledby="receipt-title">
      <h2 className="section-title" id="receipt-title">
        {t('bo-counter:receipt')}
        {!isNeeded && <span className="meta ink-2"> {t('bo-counter:receiptLater')}</span>}
      </h2>
      {receipt === null ? (
        <form className="receipt-scan" onSubmit={(event) => void scan(event)}>
          <Field
            label={t('bo-counter:receiptScan')}
            name="receipt"
            id="receipt"
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          {isWrong && <FieldError>{t('bo-counter:receiptWrong')}</FieldError>}
          <div className="receipt-options">
            <Button kind="text" type="button" onClick={() => setTyped(true)}>
              {t('bo-counter:receiptType')}
            </Button>
            {isDemo(session) && (
              <Button kind="text" type="button" onClick={() => onChange(makeDemoReceipt(new Date()))}>
                {t('bo-counter:receiptDemo')}
              </Button>
            )}
          </div>
        </form>
      ) : (
        <ReadReceipt receipt={receipt} onClear={() => onChange(null)} />
      )}
      {isTyped && (
        <ReceiptForm
          draftName={receiptDraft(saleId)}
          onClose={() => setTyped(false)}
          onDone={(typed) => {
            onChange(typed);
            return 'TAKEN';
          }}
        />
      )}
    </section>
  );
}

/** The data of the scanned QR code. */
function ReadReceipt({ receipt, onClear }: { receipt: FiscalReceiptInput; onClear: () => void }) {
  const { t, language } = useWords();
  return (
    <div className="receipt-read">
      <dl className="facts">
        <dt>{t('bo-counter:terminal')}</dt>
        <dd>{receipt.terminal}</dd>
        <dt>{t('bo-counter:receiptNumber')}</dt>
        <dd>{receipt.number}</dd>
        <dt>{t('bo-counter:issuedAt')}</dt>
        <dd>{formatInstant(receipt.issuedAt, language)}</dd>
        <dt>{t('bo-counter:sign')}</dt>
        <dd>{receipt.sign}</dd>
      </dl>
      <button
        type="button"
        className="icon-button"
        aria-label={t('bo-counter:clear', { what: t('bo-counter:receipt') })}
        onClick={onClear}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
