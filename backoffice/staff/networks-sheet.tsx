import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { StaffNetworks } from '#contract/admin/staff/network.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { Form } from '../kit/forms/refused/form.tsx';
import { ConflictChoices } from '../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useConflicts } from '../kit/forms/use-conflicts.ts';
import { useDraft } from '../kit/forms/use-draft.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';

interface Props {
  networks: StaffNetworks;
  onDone: (words: string) => void;
  onClose: () => void;
}

/** The list, one network per line; empty: from everywhere. */
export function NetworksSheet({ networks: { networks, ownAddress, version }, onDone, onClose }: Props) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const values = { list: networks.join('\n') };
  const form = useForm({ values, resetOptions: { keepDirtyValues: true } });
  const conflicts = useConflicts(form, values);
  const draft = useDraft(form, {
    name: 'staff NETWORKS',
    title: t('bo-staff:networks.title'),
    version,
    onRestore: conflicts.compare,
  });
  const submit = form.handleSubmit(({ list }) =>
    attempt(async () => {
      const body = { networks: [...new Set(list.split(/[\s,;]+/).filter((one) => one !== ''))] };
      try {
        await callApi('PUT /api/admin/v1/settings/staff-networks', { body }, { version });
      } finally {
        await revalidate();
      }
      draft.finish();
      onDone(t('bo-staff:networks.saved'));
      onClose();
    }),
  );
  return (
    <Sheet title={t('bo-staff:networks.title')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        <FieldFrame
          label={t('bo-staff:networks.list')}
          helper={t('bo-staff:networks.help')}
          error={wrongField(error)}
        >
          {(ids) => (
            <textarea className="input" rows={6} spellCheck={false} {...form.register('list')} {...ids} />
          )}
        </FieldFrame>
        <p className="ink-2">{t('bo-staff:networks.own', { address: ownAddress })}</p>
        <ConflictChoices
          conflicts={conflicts}
          labelOf={() => t('bo-staff:networks.list')}
          shown={(_name, value) => String(value)}
        />
        {wrongField(error) === undefined && <ProblemLine error={error} />}
        <Button type="submit" loading={isBusy} disabled={conflicts.list.length > 0}>
          {t('bo-staff:save')}
        </Button>
      </Form>
    </Sheet>
  );
}

/** The server's message about the list. */
const wrongField = (error: unknown): string | undefined =>
  isApiProblem(error)
    ? error.problem.errors?.find(({ path }) => path.startsWith('/networks'))?.message
    : undefined;
