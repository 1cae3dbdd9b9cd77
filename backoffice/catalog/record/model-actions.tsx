import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ModelAction, StaffModel } from '#contract/admin/catalog/model.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { addDays, dayOf } from '#ui/dates.ts';
import { DayField } from '../../kit/forms/days/day-field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import type { RunAction } from '../../shell/use-action.ts';

export type ModelPageAction = 'PUBLISH' | 'ARCHIVE' | 'UNSCHEDULE' | 'DUPLICATE';

interface Props {
  model: StaffModel;
  runAction: RunAction<ModelPageAction>;
  /** There are unsaved changes, so the published version would differ from what the form shows. */
  isChanged: boolean;
}

/** The actions for a model. */
export function ModelActions({ model, runAction, isChanged }: Props) {
  const { t } = useWords();
  const [sheet, setSheet] = useState<ModelAction | null>(null);
  const close = () => setSheet(null);
  const { artikul, version, allowedActions, publishAt, archiveAt } = model;
  const isScheduled = publishAt !== null || archiveAt !== null;
  const unschedule = () =>
    runAction('UNSCHEDULE', () =>
      callApi('POST /api/admin/v1/models/:artikul/unschedule', { params: { artikul } }, { version }),
    );
  const main = allowedActions.find((action) => action === 'PUBLISH' || action === 'ARCHIVE');
  const offer = (id: ModelPageAction, run: () => void) => ({ id, label: t(`bo-models:action.${id}`), run });
  usePaletteActions([
    main !== undefined &&
      reasonOf(main, { model, isChanged, t }) === undefined &&
      offer(main, () => setSheet(main)),
    isScheduled && offer('UNSCHEDULE', () => void unschedule()),
    allowedActions.includes('DUPLICATE') && offer('DUPLICATE', () => setSheet('DUPLICATE')),
  ]);
  return (
    <>
      {allowedActions.includes('DUPLICATE') && (
        <Button kind="secondary" onClick={() => setSheet('DUPLICATE')}>
          {t('bo-models:action.DUPLICATE')}
        </Button>
      )}
      {isScheduled && (
        <Button kind="secondary" onClick={() => void unschedule()}>
          {t('bo-models:action.UNSCHEDULE')}
        </Button>
      )}
      {main !== undefined && (
        <Button
          kind={main === 'PUBLISH' ? 'primary' : 'secondary'}
          disabledReason={reasonOf(main, { model, isChanged, t })}
          onClick={() => setSheet(main)}
        >
          {t(`bo-models:action.${main}`)}
        </Button>
      )}
      {(sheet === 'PUBLISH' || sheet === 'ARCHIVE') && (
        <WhenSheet model={model} move={sheet} runAction={runAction} onClose={close} />
      )}
      {sheet === 'DUPLICATE' && <DuplicateSheet model={model} runAction={runAction} onClose={close} />}
    </>
  );
}

function reasonOf(
  main: ModelAction,
  { model, isChanged, t }: { model: StaffModel; isChanged: boolean; t: (key: string) => string },
): string | undefined {
  if (isChanged) return t('bo-models:saveFirst');
  // without a piece it can be scheduled, because the warehouse receives the first one
  const isLacking = model.missing.some((point) => point !== 'PRICE' || model.state === 'ARCHIVED');
  return main === 'PUBLISH' && isLacking ? t('bo-models:notReady') : undefined;
}

interface SheetProps {
  model: StaffModel;
  runAction: RunAction<ModelPageAction>;
  onClose: () => void;
}

/** Now, or at a day and time in Tashkent, which has the same UTC offset all year. Without its first piece a model can only be scheduled. */
function WhenSheet({ model, move, runAction, onClose }: SheetProps & { move: 'PUBLISH' | 'ARCHIVE' }) {
  const { t } = useWords();
  const { artikul, version, state, missing } = model;
  const isAwaited = move === 'PUBLISH' && missing.includes('PRICE');
  const [day, setDay] = useState(() => addDays(dayOf(new Date().toISOString()), 1));
  const [time, setTime] = useState('10:00');
  const send = async (at?: string) => {
    const input = { params: { artikul }, body: at === undefined ? {} : { at } };
    const isDone = await runAction(move, () =>
      move === 'PUBLISH'
        ? callApi('POST /api/admin/v1/models/:artikul/publish', input, { version })
        : callApi('POST /api/admin/v1/models/:artikul/archive', input, { version }),
    );
    if (isDone) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(`${day}T${time}:00+05:00`);
  };
  return (
    <Sheet title={t(`bo-models:action.${move}`)} isOpen onClose={onClose}>
      <div className="form">
        <p>{t(isAwaited ? 'bo-models:when.AWAITED' : `bo-models:when.${move}`)}</p>
        {!isAwaited && <Button onClick={() => void send()}>{t(`bo-models:now.${move}`)}</Button>}
      </div>
      {state !== 'ARCHIVED' && (
        <form className="form when-form" onSubmit={submit}>
          <div className="form-pair">
            <DayField
              label={t('bo-models:when.day')}
              type="date"
              required
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
            <Field
              label={t('bo-models:when.time')}
              type="time"
              required
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </div>
          <Button type="submit" kind={isAwaited ? 'primary' : 'secondary'}>
            {t('bo-models:when.do')}
          </Button>
        </form>
      )}
    </Sheet>
  );
}

function DuplicateSheet({ model, runAction, onClose }: SheetProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [newArtikul, setArtikul] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { artikul } = model;
    let made = '';
    const isDone = await runAction('DUPLICATE', async () => {
      const copy = await callApi('POST /api/admin/v1/models/:artikul/duplicate', {
        params: { artikul },
        body: { newArtikul },
      });
      made = copy.artikul;
    });
    onClose();
    if (isDone) await navigate(`/models/${made}`);
  };
  return (
    <Sheet title={t('bo-models:action.DUPLICATE')} isOpen onClose={onClose}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <p>{t('bo-models:duplicateHelp')}</p>
        <Field
          label={t('bo-models:newArtikul')}
          required
          pattern="[A-Za-z0-9\-]+"
          maxLength={40}
          autoComplete="off"
          value={newArtikul}
          onChange={({ target }) => setArtikul(target.value.trim().toUpperCase())}
        />
        <Button type="submit">{t('bo-models:action.DUPLICATE')}</Button>
      </form>
    </Sheet>
  );
}
