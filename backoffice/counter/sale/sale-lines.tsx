import type { CounterLine } from '#contract/admin/counter.ts';
import { formatInteger, formatSize, formatWeight } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';

interface Props {
  lines: readonly CounterLine[];
  onRemove?: (serial: string) => void;
}

/** The scanned pieces with their prices. */
export function SaleLines({ lines, onRemove }: Props) {
  return (
    <ul className="sale-lines">
      {lines.map((line) => (
        <SaleLine key={line.piece.serialNumber} line={line} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function SaleLine({ line, onRemove }: { line: CounterLine; onRemove: Props['onRemove'] }) {
  const { t, language } = useWords();
  const { piece, price, discount, manualDiscount } = line;
  const { serialNumber, image, sizeMm, weightGrams, probe } = piece;
  const off = discount + manualDiscount;
  const facts = [
    sizeMm !== null && t('bo-counter:size', { size: formatSize(sizeMm, language) }),
    formatWeight(weightGrams, language),
    probe !== null && t('bo-counter:probe', { probe }),
  ].filter(Boolean);
  return (
    <li className="sale-line">
      <span className="sale-picture">
        {image !== null && <img src={smallPicture(image.url)} alt="" width={48} height={60} />}
      </span>
      <div>
        <p>{nameIn(piece, language)}</p>
        <p className="sale-serial">{serialNumber}</p>
        <p className="meta ink-2">{facts.join(' · ')}</p>
      </div>
      <p className="sale-price">
        {formatInteger(price - off, language)}
        {off > 0 && <s className="meta ink-2">{formatInteger(price, language)}</s>}
      </p>
      {onRemove && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('bo-counter:remove', { serial: serialNumber })}
          onClick={() => onRemove(serialNumber)}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  );
}

/** The server scales the shop's own pictures. */
const smallPicture = (url: string): string => (url.includes('?') ? `${url}&w=200` : url);
