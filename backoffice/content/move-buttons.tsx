import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../kit/words.tsx';

interface Props {
  /** What is moved, for a screen reader. */
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onDrop: () => void;
}

/** Up, down, away: the order of a list by buttons. */
export function MoveButtons({ name, place, count, onMove, onDrop }: Props) {
  const { t } = useWords();
  return (
    <span className="move-buttons">
      <button
        type="button"
        className="icon-button move-up"
        aria-label={t('bo-content:order.up', { name })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <Icon name="chevron" size={16} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('bo-content:order.down', { name })}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <Icon name="chevron" size={16} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('bo-content:order.drop', { name })}
        onClick={onDrop}
      >
        <Icon name="close" size={16} />
      </button>
    </span>
  );
}
