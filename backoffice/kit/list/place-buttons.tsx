import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../words.tsx';
import './move-buttons.css';

interface Props {
  /** What is moved, for a screen reader. */
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** Up and down: the order of a list by buttons. */
export function PlaceButtons({ name, place, count, onMove }: Props) {
  const { t } = useWords();
  return (
    <>
      <button
        type="button"
        className="icon-button move-up"
        aria-label={t('bo-shell:order.up', { name })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <Icon name="chevron" size={16} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('bo-shell:order.down', { name })}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <Icon name="chevron" size={16} />
      </button>
    </>
  );
}
