import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../words.tsx';
import { PlaceButtons } from './place-buttons.tsx';

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
