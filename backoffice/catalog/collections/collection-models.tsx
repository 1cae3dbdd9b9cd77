import { type KeyboardEvent, useState } from 'react';
import type { StaffCollection } from '#contract/admin/catalog/collection.ts';
import { Button } from '#ui/controls/button.tsx';
import { MoveButtons } from '../../kit/list/move-buttons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ModelFinder, ModelThumb } from '../../shell/pictures/model-finder.tsx';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { nameIn } from '../../shell/stores.ts';
import { moved } from '../../kit/forms/moved.ts';

/**
 * The models of a collection in the order of its page: added by search, moved by dragging, buttons or keys, removed.
 * Takes effect at once.
 */
export function CollectionModels({ collection }: { collection: StaffCollection }) {
  const { t } = useWords();
  const { id, models, modelsVersion: version } = collection;
  const [isFinding, setFinding] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [isDone, setDone] = useState(false);
  const { save, error, isBusy } = useSaving(() => setDone(true));
  const ids = models.map((model) => model.id);
  const arrange = (productIds: number[]) => {
    if (isBusy) return;
    setDone(false);
    void save(() =>
      callApi(
        'PUT /api/admin/v1/collections/:id/models',
        { params: { id }, body: { productIds } },
        { version },
      ),
    );
  };
  return (
    <section className="form" aria-labelledby="collection-models">
      <h2 className="section-title" id="collection-models">
        {t('bo-catalog:collections.models')}
        <span className="meta ink-2">{t('bo-catalog:collections.modelsHelp')}</span>
      </h2>
      <SavingProblem error={error} />
      {isDone && <Notice tone="ok">{t('bo-catalog:collections.modelsSaved')}</Notice>}
      {models.length === 0 && <p className="ink-2">{t('bo-catalog:collections.noModels')}</p>}
      <ol>
        {models.map((model, place) => (
          <ModelLine
            key={model.id}
            model={model}
            place={place}
            count={models.length}
            onMove={(to) => arrange(moved(ids, place, to))}
            onDrop={() => arrange(ids.filter((one) => one !== model.id))}
            onDragStart={() => setDragged(place)}
            onDropHere={() => {
              if (dragged !== null && dragged !== place) arrange(moved(ids, dragged, place));
              setDragged(null);
            }}
          />
        ))}
      </ol>
      <Button kind="secondary" type="button" loading={isBusy} onClick={() => setFinding(true)}>
        {t('bo-catalog:collections.addModel')}
      </Button>
      {isFinding && (
        <ModelFinder
          onChoose={(model) => {
            setFinding(false);
            if (!ids.includes(model.id)) arrange([...ids, model.id]);
          }}
          onClose={() => setFinding(false)}
        />
      )}
    </section>
  );
}

interface LineProps {
  model: StaffCollection['models'][number];
  place: number;
  count: number;
  onMove: (to: number) => void;
  onDrop: () => void;
  onDragStart: () => void;
  onDropHere: () => void;
}

function ModelLine({ model, place, count, onMove, onDrop, onDragStart, onDropHere }: LineProps) {
  const { t, language } = useWords();
  const name = nameIn(model, language);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    if (place + step >= 0 && place + step < count) onMove(place + step);
  };
  return (
    <li className="model-line" data-sold={!model.isOnSale || undefined}>
      <button
        type="button"
        className="collection-handle"
        draggable
        aria-label={t('bo-catalog:collections.placeOf', { name, n: place + 1, count })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={onKey}
        onDragStart={onDragStart}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onDropHere();
        }}
      >
        <ModelThumb model={model} />
      </button>
      <span>
        {name} <span className="meta ink-2">{model.artikul}</span>
        {!model.isOnSale && <span className="meta"> · {t('bo-shell:models.sold')}</span>}
      </span>
      <MoveButtons name={name} place={place} count={count} onMove={onMove} onDrop={onDrop} />
    </li>
  );
}
