import { use, useState } from 'react';
import type { ContentPicture, PointedModel } from '#contract/admin/content/moment.ts';
import { FieldError } from '#ui/controls/field.tsx';
import { FieldMessages } from '#ui/controls/field-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { ModelFinder } from '../../shell/pictures/model-finder.tsx';
import { HotspotPicture } from './hotspot-picture.tsx';
import { type Hotspots, movedTo, type Point } from './hotspots.ts';
import { useMomentParts } from './moment-parts.ts';

interface Props {
  name: string;
  picture: ContentPicture;
  hotspots: Hotspots;
  onChange: (hotspots: Hotspots, added?: PointedModel) => void;
}

const middle: Point = { x: 50, y: 50 };

/** The hotspots of a picture: on the picture, and as a list with fields. */
export function SceneHotspots({ name, picture, hotspots, onChange }: Props) {
  const { t } = useWords();
  const { addModel } = useMomentParts();
  const [chosen, setChosen] = useState<number | null>(null);
  const [point, setPoint] = useState<Point | null>(null);
  return (
    <div className="form">
      <HotspotPicture
        picture={picture}
        hotspots={hotspots}
        chosen={chosen}
        onChoose={setChosen}
        onChange={onChange}
        onNew={setPoint}
      />
      <p className="meta ink-2">{t('bo-content:moments.hotspotsHelp')}</p>
      <HotspotList
        name={name}
        hotspots={hotspots}
        onChange={(next) => {
          setChosen(null);
          onChange(next);
        }}
      />
      <Button kind="text" type="button" onClick={() => setPoint(middle)}>
        {t('bo-content:moments.addHotspot')}
      </Button>
      {point !== null && (
        <ModelFinder
          onChoose={(model) => {
            addModel(model);
            // a model has one hotspot: a second press for the same model moves it
            const rest = hotspots.filter(({ productId }) => productId !== model.id);
            onChange([...rest, { productId: model.id, ...point }], model);
            setChosen(rest.length);
            setPoint(null);
          }}
          onClose={() => setPoint(null)}
        />
      )}
    </div>
  );
}

function HotspotList({ name: field, hotspots, onChange }: Pick<Props, 'name' | 'hotspots' | 'onChange'>) {
  const messageOf = use(FieldMessages);
  const { t, language } = useWords();
  const { model: modelOf } = useMomentParts();
  return (
    <ol className="hotspot-list">
      {hotspots.map((spot, place) => {
        const model = modelOf(spot.productId);
        const message = messageOf(`${field}.${place}`);
        const name = model ? nameIn(model, language) : String(spot.productId);
        const percent = (side: 'x' | 'y') => (
          <input
            className="input hotspot-percent"
            type="number"
            min={0}
            max={100}
            step={0.1}
            aria-label={t(`bo-content:moments.${side}`, { name })}
            value={spot[side]}
            onChange={({ target }) =>
              onChange(movedTo(hotspots, place, { ...spot, [side]: target.valueAsNumber || 0 }))
            }
          />
        );
        return (
          <li
            key={spot.productId}
            className="hotspot-line"
            data-sold={model?.isOnSale === false || undefined}
          >
            <b>{place + 1}</b>
            <span>
              {name} <span className="meta ink-2">{model?.artikul}</span>
              {model?.isOnSale === false && <span className="meta"> · {t('bo-shell:models.sold')}</span>}
              {message && <FieldError>{message}</FieldError>}
            </span>
            {percent('x')}
            {percent('y')}
            <Button kind="text" type="button" onClick={() => onChange(hotspots.toSpliced(place, 1))}>
              {t('bo-content:moments.removeHotspot')}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
