import { useState } from 'react';
import type { PointedModel } from '#contract/admin/content/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { nameIn } from '../../shell/stores.ts';

interface Props {
  onChoose: (model: PointedModel) => void;
  onClose: () => void;
}

/** Public models by artikul or a part of the name. */
export function ModelFinder({ onChoose, onClose }: Props) {
  const { t, language } = useWords();
  const [q, setQ] = useState('');
  const [found, setFound] = useState<readonly PointedModel[] | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const find = () =>
    attempt(async () => setFound(await callApi('GET /api/admin/v1/pointed-models', { query: { q } })));
  return (
    <Sheet title={t('bo-content:moments.chooseModel')} isOpen onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          // the form of the moment stands around it
          event.stopPropagation();
          void find();
        }}
      >
        <Field
          label={t('bo-content:moments.artikulOrName')}
          maxLength={80}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Button type="submit" kind="secondary" loading={isBusy} disabled={q.trim() === ''}>
          {t('bo-content:moments.find')}
        </Button>
        <ProblemLine error={error} />
        {found?.length === 0 && <p className="ink-2">{t('bo-content:moments.noModels')}</p>}
        <ul className="model-finder-list">
          {found?.map((model) => (
            <li key={model.id} className="model-line" data-sold={!model.isOnSale || undefined}>
              <ModelThumb model={model} />
              <span>
                {nameIn(model, language)} <span className="meta ink-2">{model.artikul}</span>
                {!model.isOnSale && <span className="meta"> · {t('bo-content:moments.sold')}</span>}
              </span>
              <Button kind="text" type="button" onClick={() => onChoose(model)}>
                {t('bo-content:moments.choose')}
              </Button>
            </li>
          ))}
        </ul>
      </form>
    </Sheet>
  );
}

export function ModelThumb({ model }: { model: PointedModel | undefined }) {
  return model?.image ? (
    <img className="model-line-thumb" src={`${model.image.url}&w=200`} alt="" />
  ) : (
    <span className="model-line-thumb" />
  );
}
