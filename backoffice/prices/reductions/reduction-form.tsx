import { useState, type ReactNode } from 'react';
import type { PromoCodePreview, PromotionPreview } from '#contract/admin/prices/reduction.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger, formatSom } from '#ui/format.ts';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { isWhollyAt, missingFields } from '../../kit/forms/refused/refused-fields.ts';
import { useDraftFields } from '../../kit/forms/use-draft-fields.ts';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { ApplyForm, type Sending } from '../preview/apply-form.tsx';
import { PricePreviewPart } from '../preview/price-preview.tsx';
import type { ReductionFields } from './reduction-fields.ts';
import { OffFields, PeriodFields, type SetField } from './reduction-parts.tsx';
import { TargetsField } from './targets-field.tsx';
import '../../kit/record.css';

type Preview = PromotionPreview | PromoCodePreview;

interface Props {
  /** The title in the list of all drafts. */
  title: string;
  initial: ReductionFields;
  /** Fields without which it is not previewed. */
  required: readonly (keyof ReductionFields)[];
  /** The fields of this kind of reduction only. */
  own: (fields: ReductionFields, set: SetField) => ReactNode;
  targetsHelp: string;
  look: (fields: ReductionFields) => Promise<Preview>;
  make: (fields: ReductionFields, how: Sending) => Promise<void>;
}

/** Creates a promotion or a code: its fields, its targets and its effect, then it is created. */
export function ReductionForm({ title, initial, required, own, targetsHelp, look, make }: Props) {
  const { t } = useWords();
  const [preview, setPreview] = useState<Preview | null>(null);
  const { fields, change, draft } = useDraftFields<ReductionFields>(initial, {
    name: `reduction ${title}`,
    title,
    onRestore: () => setPreview(null),
  });
  const looking = useAttempt();
  const set: SetField = (name, value) => {
    change({ [name]: value });
    setPreview(null);
  };
  const [refused, setRefused] = useState<unknown>(null);
  const submit = () =>
    looking.attempt(async () => {
      setRefused(null);
      const missing = required.filter((name) => String(fields[name] ?? '').trim() === '');
      if (missing.length > 0) throw missingFields(missing, t('bo-shell:needed'));
      setPreview(await look(fields));
    });
  const makeOrShow = async (how: Sending) => {
    try {
      await make(fields, how);
      draft.finish();
    } catch (failure) {
      if (!isWhollyAt(failure, Object.keys(fields))) throw failure;
      setRefused(failure);
      // another value needs another preview
      setPreview(null);
    }
  };
  return (
    <>
      <DraftOffer draft={draft} />
      <Form
        error={refused ?? looking.error}
        className="form price-form"
        onSubmit={(event) => {
          event.preventDefault();
          return submit();
        }}
      >
        {own(fields, set)}
        <OffFields fields={fields} set={set} />
        <TargetsField fields={fields} set={set} helper={targetsHelp} />
        <PeriodFields fields={fields} set={set} />
        <ProblemLine error={refused ?? looking.error} />
        {preview === null && (
          <Button type="submit" loading={looking.isBusy}>
            {t('bo-prices:preview.do')}
          </Button>
        )}
      </Form>
      {preview !== null && <Make preview={preview} make={makeOrShow} />}
    </>
  );
}

interface MakeProps {
  preview: Preview;
  make: (how: Sending) => Promise<void>;
}

function Make({ preview, make }: MakeProps) {
  const { t, language } = useWords();
  const { targeted, total, needsApproval } = preview;
  return (
    <>
      <dl className="preview-figures">
        <div className="preview-sum">
          <dt>{t('bo-prices:reduction.targeted')}</dt>
          <dd>{formatInteger(targeted, language)}</dd>
        </div>
        <div className="preview-sum">
          <dt>{t('bo-prices:reduction.total')}</dt>
          <dd>{formatSom(total, language)}</dd>
        </div>
      </dl>
      <ApplyForm needsApproval={needsApproval} action={t('bo-prices:reduction.create')} send={make} />
      {'changes' in preview && <PricePreviewPart preview={preview} />}
    </>
  );
}
