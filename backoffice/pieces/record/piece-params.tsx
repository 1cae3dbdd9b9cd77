import type { PieceParam } from '#contract/admin/stock/piece-param.ts';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';

interface Props {
  piece: StaffPiece;
  /** The characteristics available for pieces. */
  params: readonly PieceParam[];
  /** Null if this role may not change them, or not now. */
  onEdit: (() => void) | null;
}

/** Its characteristics; hidden if it has none and none may be added. */
export function PieceParams({ piece, params, onEdit }: Props) {
  const { t, language } = useWords();
  const given = piece.params.flatMap(({ id, value }) => {
    const param = params.find((one) => one.id === id);
    if (param === undefined) return [];
    const chosen = param.values.find(({ code }) => code === value);
    const shown = chosen === undefined ? value : nameIn(chosen, language);
    return [{ id, name: nameIn(param, language), shown: [shown, param.unit].filter(Boolean).join(' ') }];
  });
  const mayEdit = onEdit !== null && params.length > 0;
  if (given.length === 0 && !mayEdit) return null;
  return (
    <section aria-labelledby="params">
      <h2 className="section-title" id="params">
        {t('bo-pieces:param.title')}
      </h2>
      {given.length === 0 && <p className="ink-2 section-empty">{t('bo-pieces:param.none')}</p>}
      <dl className="facts">
        {given.map(({ id, name, shown }) => (
          <div key={id} className="facts-pair">
            <dt>{name}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      {mayEdit && (
        <Button kind="text" onClick={onEdit}>
          {t('bo-pieces:param.edit')}
        </Button>
      )}
    </section>
  );
}
