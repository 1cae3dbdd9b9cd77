import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Stocktake, StocktakeLine } from '#contract/admin/stock/stocktake.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { ActionMenu } from '../../kit/action-menu.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { StaffStores } from '../../shell/stores.ts';
import type { RunAction } from '../../shell/use-action.ts';
import { DifferenceLines } from './difference-lines.tsx';

type Decision = NonNullable<StocktakeLine['decision']>;

interface Props {
  stocktake: Stocktake;
  stores: StaffStores;
  runAction: RunAction<'decide'>;
  /** Number of undecided differences. */
  open: number;
}

interface Chosen {
  lines: readonly StocktakeLine[];
  decision: Decision;
}

/** Each difference is decided, alone or with all of its kind; nothing is done before the stocktake is closed. */
export function Differences({ stocktake, stores, runAction, open }: Props) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { lines, state } = stocktake;
  const mayDecide = state === 'COUNTED';
  const menu = (some: readonly StocktakeLine[], label: string) => (
    <ActionMenu
      label={label}
      actions={(some[0]?.decisions ?? []).map((decision) => ({
        id: decision,
        label: t(`bo-stocktakes:decision.${decision}`),
        onAction: () => setChosen({ lines: some, decision }),
      }))}
    />
  );
  const groups = [...new Set(lines.map(({ group }) => group))];
  return (
    <section aria-labelledby="differences">
      <h2 className="section-title" id="differences">
        {t('bo-stocktakes:differences')}
        <span className="ink-2 meta" role="status">
          {open > 0 ? t('bo-stocktakes:undecided', { count: open }) : t('bo-stocktakes:allDecided')}
        </span>
      </h2>
      {lines.length === 0 && <p className="ink-2 section-empty">{t('bo-stocktakes:noDifferences')}</p>}
      {mayDecide && (
        <div className="bar">
          {groups
            .map((group) => lines.filter((line) => line.group === group && line.decision === null))
            .filter((some) => some.length > 1)
            .map((some) => (
              <span key={some[0]?.group}>
                {menu(
                  some,
                  t('bo-stocktakes:decideAll', { group: t(`bo-stocktakes:group.${some[0]?.group}`) }),
                )}
              </span>
            ))}
        </div>
      )}
      <DifferenceLines lines={lines} stores={stores}>
        {(line) => (
          <span className="count-decision">
            {line.decision !== null && (
              <span className="meta">
                {[t(`bo-stocktakes:decision.${line.decision}`), line.reason].filter(Boolean).join(': ')}
              </span>
            )}
            {mayDecide &&
              menu([line], t(line.decision === null ? 'bo-stocktakes:decide' : 'bo-stocktakes:decideAnew'))}
          </span>
        )}
      </DifferenceLines>
      {chosen !== null && (
        <DecideSheet
          stocktake={stocktake}
          chosen={chosen}
          runAction={runAction}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}

interface SheetProps {
  stocktake: Stocktake;
  chosen: Chosen;
  runAction: RunAction<'decide'>;
  onClose: () => void;
}

/** The reason of a decision; required for a recount. */
function DecideSheet({ stocktake: { id, version }, chosen, runAction, onClose }: SheetProps) {
  const { t } = useWords();
  const { lines, decision } = chosen;
  const form = useForm({ defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const [first] = lines;
  const what = lines.length > 1 ? t(`bo-stocktakes:group.${first?.group}`) : first?.text;
  const draft = useDraft(form, {
    name: `stocktake ${id} ${decision} ${lines.length > 1 ? first?.group : first?.text}`,
    title: `${t(`bo-stocktakes:decision.${decision}`)}: ${what}`,
    version,
  });
  const submit = handleSubmit(async ({ reason }) => {
    const ids = lines.flatMap((line) => line.id ?? []);
    const body = { ids, decision, ...(reason.trim() !== '' && { reason: reason.trim() }) };
    const send = () =>
      callApi('POST /api/admin/v1/stocktakes/:id/decisions', { params: { id }, body }, { version });
    if (!(await runAction('decide', send))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t(`bo-stocktakes:decision.${decision}`)} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="ink-2">
          {t(`bo-stocktakes:decisionLead.${decision}`)} {lines.map(({ text }) => text).join(', ')}
        </p>
        <Field
          label={t('bo-pieces:reason')}
          maxLength={300}
          error={formState.errors.reason && t('bo-shell:needed')}
          {...register('reason', { required: decision === 'RECOUNT' })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-stocktakes:decide')}
        </Button>
      </form>
    </Sheet>
  );
}
