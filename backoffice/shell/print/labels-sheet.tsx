import { useForm } from 'react-hook-form';
import { languages } from '#contract/words.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import { chosenLabels, type LabelChoice, rememberLabels } from './label-choice.ts';
import { openPaper } from './open-paper.ts';

/** Prints the labels of pieces: selects the language, and a roll or sheets. */
export function LabelsSheet({ serials, onClose }: { serials: string[]; onClose: () => void }) {
  const { t, language } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const { register, handleSubmit } = useForm<LabelChoice>({ defaultValues: chosenLabels(language) });
  const submit = handleSubmit((choice) =>
    attempt(async () => {
      rememberLabels(choice);
      await openPaper(() => callApi('POST /api/admin/v1/papers/labels', { body: { serials, ...choice } }));
      onClose();
    }),
  );
  return (
    <Sheet title={t('bo-shell:labels.title', { count: serials.length })} isOpen onClose={onClose}>
      <Form error={error} onSubmit={submit}>
        <FieldFrame label={t('bo-shell:labels.layout')}>
          {(ids) => (
            <select className="input" {...register('layout')} {...ids}>
              <option value="ROLL">{t('bo-shell:labels.ROLL')}</option>
              <option value="SHEET">{t('bo-shell:labels.SHEET')}</option>
            </select>
          )}
        </FieldFrame>
        <FieldFrame label={t('bo-shell:labels.language')}>
          {(ids) => (
            <select className="input" {...register('language')} {...ids}>
              {languages.map((id) => (
                <option key={id} value={id}>
                  {t(`bo-shell:language.${id}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-shell:labels.print')}
        </Button>
      </Form>
    </Sheet>
  );
}
