import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../words.tsx';
import './move-buttons.css';

interface Props {
  /** The name of the item, for screen readers. */
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** Buttons to move an item up or down in a list. */
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
