import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { ApiKey, MadeApiKey } from '#contract/admin/system/key.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { ShownSecret } from '../shown-secret.tsx';

type Scope = ApiKey['scopes'][number];

interface Props {
  grantable: readonly Scope[];
  onClose: () => void;
}

const days = [7, 30, 90, 365] as const;

/** Creates a key with permissions and an expiry; then the key is shown, only once. */
export function NewKeySheet({ grantable, onClose }: Props) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const form = useForm<{ name: string; days: string; scopes: Scope[] }>({
    defaultValues: { name: '', days: '90', scopes: [] },
  });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: 'key NEW', title: t('bo-system:key.make') });
  const submit = handleSubmit(({ name, days: chosen, scopes }) =>
    attempt(async () => {
      const lasting = days.find((one) => String(one) === chosen) ?? 90;
      setMade(await callApi('POST /api/admin/v1/keys', { body: { name, scopes, days: lasting } }));
      draft.finish();
      await revalidate();
    }),
  );
  if (made !== null) return <MadeKey made={made} onClose={onClose} />;
  return (
    <Sheet title={t('bo-system:key.make')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        <Field
          label={t('bo-system:key.name')}
          helper={t('bo-system:key.nameHelp')}
          maxLength={60}
          error={formState.errors.name && t('bo-shell:needed')}
          {...register('name', { required: true })}
        />
        <FieldFrame label={t('bo-system:key.lasts')}>
          {(ids) => (
            <select className="input" {...register('days')} {...ids}>
              {days.map((one) => (
                <option key={one} value={one}>
                  {t('bo-system:key.days', { count: one })}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <fieldset className="system-choices">
          <legend className="field-label">{t('bo-system:key.scopes')}</legend>
          {grantable.map((scope) => (
            <label key={scope}>
              <input type="checkbox" value={scope} {...register('scopes', { required: true })} />
              {t(`bo-system:scope.${scope}`)}
            </label>
          ))}
          {formState.errors.scopes && (
            <p className="field-error" role="alert">
              {t('bo-system:key.chooseScope')}
            </p>
          )}
        </fieldset>
        <ProblemLine error={error} />
        <div className="sheet-actions">
          <Button type="submit" loading={isBusy}>
            {t('bo-system:key.make')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}

/** The key, which is shown only once; it is never stored as a draft. */
function MadeKey({ made, onClose }: { made: MadeApiKey; onClose: () => void }) {
  const { t } = useWords();
  return (
    <Sheet title={made.name} isOpen onClose={onClose} needsAnswer>
      <ShownSecret secret={made.secret} lead={t('bo-system:key.once')} />
      <p className="ink-2">{t('bo-system:key.how')}</p>
      <div className="sheet-actions">
        <Button onClick={onClose}>{t('bo-system:key.stored')}</Button>
      </div>
    </Sheet>
  );
}
