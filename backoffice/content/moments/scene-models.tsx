import { use, useState } from 'react';
import { FieldError } from '#ui/controls/field.tsx';
import { FieldMessages } from '#ui/controls/field-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { MoveButtons } from '../../kit/list/move-buttons.tsx';
import { moved } from '../../kit/forms/moved.ts';
import { ModelFinder, ModelThumb } from '../../shell/pictures/model-finder.tsx';
import { useMomentParts } from './moment-parts.ts';

interface Props {
  name: string;
  ids: readonly number[];
  onChange: (ids: number[]) => void;
}

/** The models listed under a picture, in their order. */
export function SceneModels({ name: field, ids, onChange }: Props) {
  const { t, language } = useWords();
  const { model: modelOf, addModel } = useMomentParts();
  const message = use(FieldMessages)(field);
  const [isFinding, setFinding] = useState(false);
  return (
    <div className="form">
      <h3 className="label">{t('bo-content:moments.models')}</h3>
      <ol>
        {ids.map((id, place) => {
          const model = modelOf(id);
          const name = model ? nameIn(model, language) : String(id);
          return (
            <li key={id} className="model-line" data-sold={model?.isOnSale === false || undefined}>
              <ModelThumb model={model} />
              <span>
                {name} <span className="meta ink-2">{model?.artikul}</span>
                {model?.isOnSale === false && <span className="meta"> · {t('bo-shell:models.sold')}</span>}
              </span>
              <MoveButtons
                name={name}
                place={place}
                count={ids.length}
                onMove={(to) => onChange(moved(ids, place, to))}
                onDrop={() => onChange(ids.filter((one) => one !== id))}
              />
            </li>
          );
        })}
      </ol>
      {message && <FieldError>{message}</FieldError>}
      <Button kind="text" type="button" onClick={() => setFinding(true)}>
        {t('bo-content:moments.addModel')}
      </Button>
      {isFinding && (
        <ModelFinder
          onChoose={(model) => {
            addModel(model);
            if (!ids.includes(model.id)) onChange([...ids, model.id]);
            setFinding(false);
          }}
          onClose={() => setFinding(false)}
        />
      )}
    </div>
  );
}
