import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { ReferenceAdded, StarterCategory } from '#contract/admin/system/setup.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Form } from '../kit/forms/refused/form.tsx';
import { Notice } from '../kit/notice.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { nameIn } from '../shell/stores.ts';
import { useState } from 'react';

interface Props {
  categories: readonly StarterCategory[];
  onClose: () => void;
}

/** Adds the data that every shop of the trade needs, with the categories that this one sells. */
export function ReferenceSheet({ categories, onClose }: Props) {
  const { t, language } = useWords();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const [added, setAdded] = useState<ReferenceAdded | null>(null);
  const { register, handleSubmit } = useForm<{ categories: string[] }>({
    defaultValues: { categories: categories.map(({ slug }) => slug) },
  });
  const submit = handleSubmit((typed) =>
    attempt(async () => {
      setAdded(await callApi('POST /api/admin/v1/setup/reference', { body: typed }));
      await revalidate();
    }),
  );
  return (
    <Sheet title={t('bo-today:reference.title')} isOpen onClose={onClose}>
      {added === null ? (
        <Form error={error} onSubmit={submit}>
          <p>{t('bo-today:reference.lead')}</p>
          <fieldset className="checks">
            <legend className="label">{t('bo-today:reference.categories')}</legend>
            {categories.map((category) => (
              <Checkbox
                key={category.slug}
                label={nameIn(category, language)}
                value={category.slug}
                {...register('categories')}
              />
            ))}
          </fieldset>
          <ProblemLine error={error} />
          <Button type="submit" loading={isBusy}>
            {t('bo-today:reference.fill')}
          </Button>
        </Form>
      ) : (
        <>
          <Notice tone="ok">{t('bo-today:reference.done', { ...added })}</Notice>
          <Button onClick={onClose}>{t('bo-today:reference.close')}</Button>
        </>
      )}
    </Sheet>
  );
}
