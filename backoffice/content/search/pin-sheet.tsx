import type { SearchModel, SearchPins } from '#contract/admin/search-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraftFields } from '../../kit/forms/use-draft-fields.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { moved } from '../../kit/forms/moved.ts';
import { PinnedModels } from './pinned-models.tsx';
import { Tried } from './tried.tsx';
import { useTrial } from './use-trial.ts';

interface Props {
  pins: SearchPins;
  /** The version of the present pins. */
  version: number;
  onDone: () => void;
  onClose: () => void;
}

/** With more pins the page would no longer be a search result. */
const maxPins = 12;

/** Selects the models that come first for a query, from its results, and their order. */
export function PinSheet({ pins, version, onDone, onClose }: Props) {
  const { t } = useWords();
  const { words, setWords, models, setModels, draft, trial, saving, tryThem, send, pin } = usePins(pins, {
    version,
    onDone,
  });
  const isEmpty = words.trim() === '';
  return (
    <Sheet title={t('bo-content:search.pin')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void tryThem(models);
        }}
      >
        <Field
          label={t('bo-content:search.typed')}
          maxLength={100}
          value={words}
          readOnly={pins.version > 0}
          onChange={(event) => setWords(event.target.value)}
        />
        <PinnedModels
          models={models}
          onMove={(from, to) => setModels(moved(models, from, to))}
          onDrop={(artikul) => setModels(models.filter((model) => model.artikul !== artikul))}
        />
        <ProblemLine error={trial.error} />
        <SavingProblem error={saving.error} />
        <div className="sheet-actions">
          <Button type="submit" kind="secondary" loading={trial.isBusy} disabled={isEmpty}>
            {t('bo-content:search.try')}
          </Button>
          <Button
            loading={saving.isBusy}
            disabled={isEmpty || models.length === 0}
            onClick={() => void send(models)}
          >
            {t('bo-content:save')}
          </Button>
          {pins.version > 0 && (
            <Button kind="text" onClick={() => void send([])}>
              {t('bo-content:search.unpin')}
            </Button>
          )}
        </div>
        {trial.tried && <Tried tried={trial.tried.answer} onPin={pin} />}
      </form>
    </Sheet>
  );
}

interface PinFields {
  words: string;
  models: readonly SearchModel[];
}

function usePins(pins: SearchPins, { version, onDone }: Pick<Props, 'version' | 'onDone'>) {
  const { t } = useWords();
  const { fields, change, draft } = useDraftFields<PinFields>(
    { words: pins.words, models: pins.models },
    {
      name: `pins ${pins.version > 0 ? pins.words : 'new'}`,
      title: [t('bo-content:search.pin'), pins.words].filter(Boolean).join(': '),
    },
  );
  const { words, models } = fields;
  const setWords = (next: string) => change({ words: next });
  const setModels = (next: readonly SearchModel[]) => change({ models: next });
  const saving = useSaving(() => {
    draft.finish();
    onDone();
  });
  const trial = useTrial();
  const tryThem = (chosen: readonly SearchModel[]) =>
    trial.run({ q: words, artikuls: artikulsOf(chosen).join(',') });
  const send = (chosen: readonly SearchModel[]) =>
    saving.save(() =>
      callApi(
        'PATCH /api/admin/v1/search-words/pins',
        { body: { words, artikuls: artikulsOf(chosen) } },
        { version },
      ),
    );
  const pin = (model: SearchModel) => {
    if (artikulsOf(models).includes(model.artikul) || models.length >= maxPins) return;
    setModels([...models, model]);
    void tryThem([...models, model]);
  };
  return { words, setWords, models, setModels, draft, trial, saving, tryThem, send, pin };
}

const artikulsOf = (models: readonly SearchModel[]) => models.map(({ artikul }) => artikul);
