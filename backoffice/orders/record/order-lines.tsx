import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffOrder } from '#contract/admin/order.ts';
import { formatInteger, formatSize, formatWeight } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { beep } from '../../shell/scan/beep.ts';
import { ScanField } from '../../shell/scan/scan-field.tsx';
import type { PieceScan } from '../../shell/scan/scanned-serial.ts';
import { usePieceScans } from '../../shell/scan/use-piece-scans.ts';
import { printsAssembled, setPrintsAssembled } from './print-assembled.ts';

interface Props {
  order: StaffOrder;
  ticked: ReadonlySet<string>;
  onTick: (serial: string) => void;
}

/** The pieces; before the order is assembled, a scan marks a piece as found. */
export function OrderLines({ order, stores, ticked, onTick }: Props & { stores: StaffStores }) {
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
      {isScanned && <PieceScanField order={order} ticked={ticked} onTick={onTick} />}
      {isScanned && <PrintChoice />}
      <ul className="order-lines">
        {order.lines.map((line) => (
          <OrderLine
            key={line.piece.serialNumber}
            line={line}
            stores={stores}
            isTicked={ticked.has(line.piece.serialNumber)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Whether this device prints the documents once the order is assembled. */
function PrintChoice() {
  const { t } = useWords();
  return (
    <label className="choice">
      <input
        type="checkbox"
        defaultChecked={printsAssembled()}
        onChange={({ target }) => setPrintsAssembled(target.checked)}
      />
      <span>{t('bo-orders:print.assembled')}</span>
    </label>
  );
}

/** Accepts a serial number typed by a wedge scanner, wherever the focus is, or by hand in the field. */
function PieceScanField({ order, ticked, onTick }: Props) {
  const { t } = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const take = usePieceScans({
    serials: order.lines.map(({ piece }) => piece.serialNumber),
    isOn: true,
    onScan: (scan) => {
      const why = whyNotTicked(scan, ticked);
      setProblem(why === null ? null : t(why, { serial: scan.serial }));
      if (why === null) onTick(scan.serial);
      else beep();
    },
  });
  return (
    <div className="order-scan">
      <ScanField label={t('bo-orders:scan')} onScan={take} />
      {problem !== null && (
        <p className="problem-line" role="alert">
          <Icon name="alert" size={16} />
          {problem}
        </p>
      )}
    </div>
  );
}

function whyNotTicked(scan: PieceScan, ticked: ReadonlySet<string>): string | null {
  if (scan.kind === 'unanswered') return 'bo-shell:noConnection';
  if (scan.kind === 'stranger') return 'bo-orders:scanWrong';
  return ticked.has(scan.serial) ? 'bo-orders:scanTwice' : null;
}

interface LineProps {
  line: StaffOrder['lines'][number];
  stores: StaffStores;
  isTicked: boolean;
}

function OrderLine({ line, stores, isTicked }: LineProps) {
  const { t, language } = useWords();
  const { piece, unitPrice, discount, engraving, gift, liesInStoreId, returnedAt } = line;
  const { serialNumber, image, sizeMm, weightGrams, probe } = piece;
  const store = stores.find(({ id }) => id === liesInStoreId);
  const facts = [
    sizeMm !== null && t('bo-orders:size', { size: formatSize(sizeMm, language) }),
    formatWeight(weightGrams, language),
    probe !== null && t('bo-orders:probe', { probe }),
  ].filter(Boolean);
  return (
    <li className={isTicked ? 'order-line order-line-ticked' : 'order-line'}>
      <span className="order-picture">
        {image !== null && <img src={smallPicture(image.url)} alt="" width={40} height={50} />}
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
        <p>{nameIn(piece, language)}</p>
        {facts.length > 0 && <p className="meta ink-2">{facts.join(' · ')}</p>}
        {engraving && <p className="meta">{t('bo-orders:engraving', { ...engraving })}</p>}
        {gift && <p className="meta">{t(gift.hidePrice ? 'bo-orders:giftHides' : 'bo-orders:gift')}</p>}
        <LineCertificates ids={line.certificates} />
        {store && <p className="meta ink-2">{t('bo-orders:liesIn', { store: nameIn(store, language) })}</p>}
        {returnedAt !== null && (
          <p className="meta ink-2">{t('bo-orders:returned', { at: formatInstant(returnedAt, language) })}</p>
        )}
      </div>
      <p className="order-price">
        <b>{formatInteger(unitPrice, language)}</b>
        {discount > 0 && <span className="meta ink-2">−{formatInteger(discount, language)}</span>}
      </p>
    </li>
  );
}

/** The certificates of a piece: linked to the register for staff who may open it, otherwise to the shop's public page. */
function LineCertificates({ ids }: { ids: readonly string[] }) {
  const { t } = useWords();
  const keepsRegister = hasPermission(useSession(), 'certificates.write');
  if (ids.length === 0) return null;
  return (
    <p className="meta order-certificates">
      <span className="ink-2">{t('bo-orders:certificate', { count: ids.length })}</span>
      {ids.map((id) =>
        keepsRegister ? (
          <Link key={id} to={`/certificates/${id}`}>
            {id}
          </Link>
        ) : (
          <a key={id} href={`/certificate/${id}`} target="_blank" rel="noreferrer">
            {id}
          </a>
        ),
      )}
    </p>
  );
}

/** The server scales the shop's own pictures. */
const smallPicture = (url: string): string => (url.includes('?') ? `${url}&w=200` : url);
