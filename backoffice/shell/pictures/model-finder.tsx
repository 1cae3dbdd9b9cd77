import { useState } from 'react';
import type { PointedModel } from '#contract/admin/content/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import { nameIn } from '../stores.ts';

interface Props {
  onChoose: (model: PointedModel) => void;
  onClose: () => void;
}

/** Finds public models by artikul or a part of the name. */
export function ModelFinder({ onChoose, onClose }: Props) {
  const { t, language } = useWords();
  const [q, setQ] = useState('');
  const [found, setFound] = useState<readonly PointedModel[] | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const find = () =>
    attempt(async () => setFound(await callApi('GET /api/admin/v1/pointed-models', { query: { q } })));
  return (
    <Sheet title={t('bo-shell:models.chooseModel')} isOpen onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          // otherwise the surrounding form of the moment would be submitted
          event.stopPropagation();
          void find();
        }}
      >
        <Field
          label={t('bo-shell:models.artikulOrName')}
          maxLength={80}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Button type="submit" kind="secondary" loading={isBusy} disabled={q.trim() === ''}>
          {t('bo-shell:models.find')}
        </Button>
        <ProblemLine error={error} />
        {found?.length === 0 && <p className="ink-2">{t('bo-shell:models.noModels')}</p>}
        <ul className="model-finder-list">
          {found?.map((model) => (
            <li key={model.id} className="model-line" data-sold={!model.isOnSale || undefined}>
              <ModelThumb model={model} />
              <span>
                {nameIn(model, language)} <span className="meta ink-2">{model.artikul}</span>
                {!model.isOnSale && <span className="meta"> · {t('bo-shell:models.sold')}</span>}
              </span>
              <Button kind="text" type="button" onClick={() => onChoose(model)}>
                {t('bo-shell:models.choose')}
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
