import type { SearchModel } from '#contract/admin/search-words.ts';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { MoveButtons } from '../../kit/list/move-buttons.tsx';
import { Picture } from './picture.tsx';

interface Props {
  models: readonly SearchModel[];
  onMove: (from: number, to: number) => void;
  onDrop: (artikul: string) => void;
}

/** Models in their order, which is changed by buttons. */
export function PinnedModels({ models, onMove, onDrop }: Props) {
  const { t, language } = useWords();
  if (models.length === 0) return <p className="ink-2">{t('bo-content:search.nonePinned')}</p>;
  return (
    <ol className="search-models">
      {models.map((model, place) => (
        <li key={model.artikul} className="search-model">
          <Picture model={model} />
          <span>
            {nameIn(model, language)}
            <span className="meta ink-2">
              {' '}
              {model.artikul}
              {!model.isBuyable && `, ${t('bo-content:search.notBuyable')}`}
            </span>
          </span>
          <MoveButtons
            name={model.artikul}
            place={place}
            count={models.length}
            onMove={(to) => onMove(place, to)}
            onDrop={() => onDrop(model.artikul)}
          />
        </li>
      ))}
    </ol>
  );
}
