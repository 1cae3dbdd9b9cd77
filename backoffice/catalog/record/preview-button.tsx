import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { type Language, languages } from '#contract/words.ts';
import { Button } from '#ui/controls/button.tsx';
import { DayField } from '../../kit/forms/days/day-field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { instantOf, localOf } from '../../shell/drafts/local-time.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { hasPermission, useSession } from '../../shell/session.ts';

/** Opens a preview of the shop's page of a model in any state, valid for half an hour (backoffice.md 2.7). */
export function PreviewButton({ model }: { model: StaffModel }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" type="button" onClick={() => setOpen(true)}>
        {t('bo-models:preview')}
      </Button>
      {isOpen && <PreviewSheet model={model} onClose={() => setOpen(false)} />}
    </>
  );
}

type Viewer = 'GUEST' | 'BUSINESS';
/** The window size of a phone, px. */
const phone = 'width=390,height=844';

function PreviewSheet({ model, onClose }: { model: StaffModel; onClose: () => void }) {
  const { t, language } = useWords();
  const maySeeBusiness = hasPermission(useSession(), 'prices.b2b');
  const { register, getValues } = useForm<{ viewer: Viewer; shownIn: Language; at: string }>({
    defaultValues: { viewer: 'GUEST', shownIn: language, at: localOf(model.publishAt) },
  });
  const { attempt, error } = useAttempt();
  const { artikul, slugRu, slugUz, slugEn } = model;
  const show = (features?: string) => {
    // opened in the click handler: later the browser would block it
    const tab = open('', '_blank', features);
    const { viewer, shownIn, at } = getValues();
    const instant = instantOf(at);
    const paths = { ru: `/product/${slugRu}`, uz: `/uz/product/${slugUz}`, en: `/en/product/${slugEn}` };
    void attempt(async () => {
      const body = { as: viewer, ...(instant !== null && { at: instant }) };
      const { token } = await callApi('POST /api/admin/v1/models/:artikul/preview', {
        params: { artikul },
        body,
      }).catch((problem: unknown) => {
        tab?.close();
        throw problem;
      });
      tab?.location.replace(`${paths[shownIn]}?preview=${token}`);
    });
  };
  const viewers: Viewer[] = maySeeBusiness ? ['GUEST', 'BUSINESS'] : ['GUEST'];
  return (
    <Sheet title={t('bo-models:preview')} isOpen onClose={onClose}>
      <div className="form">
        <p className="meta ink-2">{t('bo-models:viewAs.lead')}</p>
        <ChoiceField
          label={t('bo-models:viewAs.who')}
          options={viewers.map((id) => ({ id, label: t(`bo-models:viewAs.${id}`) }))}
          field={register('viewer')}
        />
        <ChoiceField
          label={t('bo-models:viewAs.language')}
          options={languages.map((id) => ({ id, label: t(`bo-shell:language.${id}`) }))}
          field={register('shownIn')}
        />
        <DayField
          label={t('bo-models:viewAs.at')}
          helper={t('bo-models:viewAs.atHelp')}
          type="datetime-local"
          {...register('at')}
        />
        <ProblemLine error={error} />
        <div className="sheet-actions">
          <Button type="button" onClick={() => show()}>
            {t('bo-models:viewAs.open')}
          </Button>
          <Button kind="text" type="button" onClick={() => show(phone)}>
            {t('bo-models:viewAs.phone')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
