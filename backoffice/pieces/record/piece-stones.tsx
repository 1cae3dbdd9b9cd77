import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatCarats, formatMillimetres } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import type { StoneWords } from '../stones/load-stone-words.ts';
import { treatmentWord } from '../stones/treatment-word.ts';

interface Props {
  stones: StaffPiece['stones'];
  words: StoneWords;
  /** Null if this role may not change them, or not now. */
  onEdit: (() => void) | null;
}

/** Its stones, the main one first; hidden if there are none and none may be added. */
export function PieceStones({ stones, words, onEdit }: Props) {
  const { t, language } = useWords();
  if (stones.length === 0 && onEdit === null) return null;
  const shapeName = (code: string) => {
    const shape = words.shapes.find((one) => one.code === code);
    return shape && nameIn(shape, language);
  };
  return (
    <section aria-labelledby="stones">
      <h2 className="section-title" id="stones">
        {t('bo-pieces:part.stones')}
      </h2>
      {stones.length === 0 && <p className="ink-2 section-empty">{t('bo-pieces:stone.none')}</p>}
      <ul className="piece-rows">
        {stones.map((stone, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- stones have no ids, and their order does not change
          <li key={index}>
            <span>
              {nameIn(stone, language)}
              {stone.count > 1 && ` × ${stone.count}`}
            </span>
            <span className="ink-2">
              {[
                shapeName(stone.shape),
                stone.caratWeight !== null && formatCarats(stone.caratWeight, language),
                stone.sizeMm !== null && formatMillimetres(stone.sizeMm, language),
                stone.color,
                stone.clarity,
                stone.cut,
                stone.origin !== 'natural' && t(`bo-pieces:stone.origin.${stone.origin}`),
                stone.treatment !== null && stone.treatment !== 'none' && treatmentWord(t, stone.treatment),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {onEdit !== null && (
        <Button kind="text" onClick={onEdit}>
          {t('bo-pieces:stone.edit')}
        </Button>
      )}
    </section>
  );
}
