import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../words.tsx';
import { PlaceButtons } from './place-buttons.tsx';

interface Props {
  /** The name of the item, for screen readers. */
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onDrop: () => void;
}

/** Buttons to move an item up or down in a list, or to remove it. */
export function MoveButtons({ name, place, count, onMove, onDrop }: Props) {
  const { t } = useWords();
  return (
    <span className="move-buttons">
      <PlaceButtons name={name} place={place} count={count} onMove={onMove} />
      <button
        type="button"
        className="icon-button"
        aria-label={t('bo-shell:order.drop', { name })}
        onClick={onDrop}
      >
        <Icon name="close" size={16} />
      </button>
    </span>
  );
}
