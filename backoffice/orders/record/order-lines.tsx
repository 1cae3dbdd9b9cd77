import { useState, type FormEvent } from 'react';
import type { StaffOrder } from '#contract/admin/order.ts';
import { formatInteger, formatSize, formatWeight } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { beep } from './beep.ts';
import { judgeScan, type Scan } from './scanned.ts';

interface Props {
  order: StaffOrder;
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

/** The pieces; while the order waits to be assembled a scan ticks them. */
export function OrderLines({ order, ticked, onTick }: Props) {
  const { t } = useWords();
  const isScanned = order.allowedActions.includes('ASSEMBLE');
  return (
    <section aria-labelledby="lines">
      <h2 className="section-title" id="lines">
        {t('bo-orders:part.lines')}
        {isScanned && (
          <span className="ink-2 order-scanned" role="status">
            {t('bo-orders:scanned', { done: ticked.size, all: order.lines.length })}
          </span>
        )}
      </h2>
      {isScanned && <ScanField order={order} ticked={ticked} onTick={onTick} />}
      <ul className="order-lines">
        {order.lines.map((line) => (
          <OrderLine key={line.serialNumber} line={line} isTicked={ticked.has(line.serialNumber)} />
        ))}
      </ul>
    </section>
  );
}

/** A wedge scanner types a serial number and presses Enter; so may a hand. */
function ScanField({ order, ticked, onTick }: Props) {
  const { t } = useWords();
  const [scan, setScan] = useState<Scan | null>(null);
  const submit = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    const field = sent.currentTarget.elements.namedItem('serial');
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return;
    const serials = order.lines.map(({ serialNumber }) => serialNumber);
    const found = judgeScan(field.value, serials, ticked);
    setScan(found);
    if (found.kind === 'ticked') onTick(new Set([...ticked, found.serial]));
    else beep();
    field.select();
    if (found.kind === 'ticked') field.value = '';
  };
  return (
    <form className="scan" onSubmit={submit}>
      <input
        className="input"
        name="serial"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={t('bo-orders:scan')}
        placeholder={t('bo-orders:scan')}
      />
      {scan !== null && scan.kind !== 'ticked' && (
        <p className="problem-line" role="alert">
          <Icon name="alert" size={16} />
          {t(scan.kind === 'wrong' ? 'bo-orders:scanWrong' : 'bo-orders:scanTwice', { serial: scan.serial })}
        </p>
      )}
    </form>
  );
}

function OrderLine({ line, isTicked }: { line: StaffOrder['lines'][number]; isTicked: boolean }) {
  const { t, language } = useWords();
  const { serialNumber, name, picture, size, weight, probe, price, engraving, gift, liesIn, returnedAt } =
    line;
  const facts = [
    size !== null && t('bo-orders:size', { size: formatSize(size, language) }),
    weight !== null && formatWeight(weight, language),
    probe !== null && t('bo-orders:probe', { probe }),
  ].filter(Boolean);
  return (
    <li className={isTicked ? 'order-line order-line-ticked' : 'order-line'}>
      <span className="order-picture">
        {picture !== null && <img src={picture} alt="" width={40} height={50} />}
      </span>
      <div>
        <p className="order-serial">
          <b>{serialNumber}</b>
          {isTicked && (
            <span className="status status-done">
              <Icon name="check" size={16} />
              {t('bo-orders:ticked')}
            </span>
          )}
        </p>
        <p>{name}</p>
        {facts.length > 0 && <p className="meta ink-2">{facts.join(' · ')}</p>}
        {engraving && <p className="meta">{t('bo-orders:engraving', { ...engraving })}</p>}
        {gift && <p className="meta">{t(gift.hidesPrice ? 'bo-orders:giftHides' : 'bo-orders:gift')}</p>}
        {liesIn !== null && <p className="meta ink-2">{t('bo-orders:liesIn', { store: liesIn })}</p>}
        {returnedAt !== null && (
          <p className="meta ink-2">{t('bo-orders:returned', { at: formatInstant(returnedAt, language) })}</p>
        )}
      </div>
      <b className="order-price">{formatInteger(price, language)}</b>
    </li>
  );
}
