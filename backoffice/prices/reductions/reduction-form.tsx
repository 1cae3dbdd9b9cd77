import { useState, type ReactNode } from 'react';
import type { PromoCodePreview, PromotionPreview } from '#contract/admin/prices/reduction.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { formatInteger, formatSom } from '#ui/format.ts';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraftFields } from '../../kit/forms/use-draft-fields.ts';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { ApplyForm, type Sending } from '../preview/apply-form.tsx';
import { PricePreviewPart } from '../preview/price-preview.tsx';
import type { ReductionFields } from './reduction-fields.ts';
import { OffFields, PeriodFields, type SetField } from './reduction-parts.tsx';
import '../../kit/record.css';

type Preview = PromotionPreview | PromoCodePreview;

interface Props {
  /** The title in the list of all drafts. */
  title: string;
  initial: ReductionFields;
  /** The fields of this kind of reduction only. */
  own: (fields: ReductionFields, set: SetField) => ReactNode;
  targetsHelp: string;
  look: (fields: ReductionFields) => Promise<Preview>;
  make: (fields: ReductionFields, how: Sending) => Promise<void>;
}

/** Creates a promotion or a code: its fields, its targets and its effect, then it is created. */
export function ReductionForm({ title, initial, own, targetsHelp, look, make }: Props) {
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
  const submit = () => looking.attempt(async () => setPreview(await look(fields)));
  return (
    <>
      <DraftOffer draft={draft} />
      <form
        className="form price-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {own(fields, set)}
        <OffFields fields={fields} set={set} />
        <Field
          label={t('bo-prices:reduction.targets')}
          helper={targetsHelp}
          autoComplete="off"
          value={fields.targets}
          error={unknownOf(looking.error, (words) => t('bo-prices:reduction.unknown', { words }))}
          onChange={({ target }) => set('targets', target.value)}
        />
        <PeriodFields fields={fields} set={set} />
        <ProblemLine error={looking.error} />
        {preview === null && (
          <Button type="submit" loading={looking.isBusy}>
            {t('bo-prices:preview.do')}
          </Button>
        )}
      </form>
      {preview !== null && <Make preview={preview} make={(how) => make(fields, how).then(draft.finish)} />}
    </>
  );
}

/** The typed targets that do not exist. */
function unknownOf(error: unknown, wordsOf: (words: string) => string): string | undefined {
  if (!isApiProblem(error) || error.problem.code !== 'TARGET_UNKNOWN') return undefined;
  const words = error.problem.facts?.['words'];
  return Array.isArray(words) && words.length > 0 ? wordsOf(words.join(', ')) : undefined;
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
