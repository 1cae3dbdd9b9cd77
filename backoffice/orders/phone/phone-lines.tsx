import { Link } from 'react-router';
import type { PhoneCart } from '#contract/admin/phone-order.ts';
import { formatInteger, formatSize, formatWeight } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';

type Line = PhoneCart['cart']['lines'][number];

interface Props {
  lines: readonly Line[];
  onRemove: (key: string) => void;
}

/** The caller's pieces; one that somebody else took in the meantime is marked. */
export function PhoneLines({ lines, onRemove }: Props) {
  const { t } = useWords();
  if (lines.length === 0)
    return (
      <Nothing title={t('bo-orders:phone.empty')}>
        <p className="meta">
          {t('bo-orders:phone.emptyHint')} <Link to="/pieces">{t('bo-shell:section.pieces')}</Link>
        </p>
      </Nothing>
    );
  return (
    <ul className="phone-lines">
      {lines.map((line) => (
        <PhoneLine key={line.id} line={line} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function PhoneLine({ line, onRemove }: { line: Line; onRemove: Props['onRemove'] }) {
  const { t, language } = useWords();
  const { piece, pieces, lineTotal, state } = line;
  const name = nameIn(piece, language);
  const serials = state === 'OK' ? pieces.map(({ serialNumber }) => serialNumber) : [piece.serialNumber];
  const size = piece.sizeMm === null ? '' : `${formatSize(piece.sizeMm, language)} · `;
  return (
    <li>
      <div>
        <p>{name}</p>
        <p className="meta">{serials.join(', ')}</p>
        <p className="meta ink-2">
          {size}
          {formatWeight(piece.weightGrams, language)}
        </p>
        {state !== 'OK' && <p className="problem-line">{t('bo-orders:phone.taken')}</p>}
      </div>
      <p className="phone-price">{formatInteger(lineTotal, language)}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={t('bo-orders:phone.remove', { name })}
        onClick={() => onRemove(line.id)}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}
