import { useState } from 'react';
import { type Language, languages } from '#contract/words.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { DayField } from '../../kit/forms/days/day-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import { instantOf, localOf } from './local-time.ts';

export interface PreviewOf {
  kind: 'page' | 'moment' | 'banner' | 'collection';
  id: string;
  /** The instant from which a banner is shown, if that is in the future. */
  from?: string | null;
}

interface Props {
  of: PreviewOf;
  isDirty: boolean;
  publishAt: string | null;
}

const prefixes: Record<Language, string> = { ru: '', uz: '/uz', en: '/en' };
/** The window size of a phone, px. */
const phone = 'width=390,height=844';

/** Opens a preview of the draft as a visitor would see it: at a time, in a language, on a phone. */
export function PreviewLinks({ of, isDirty, publishAt }: Props) {
  const { t, language } = useWords();
  const [at, setAt] = useState(localOf(of.from ?? publishAt));
  const [shownIn, setShownIn] = useState<Language>(language);
  const { attempt, error } = useAttempt();
  const show = (features?: string) => {
    // opened in the click handler: later the browser would block it
    const tab = open('', '_blank', features);
    const { kind, id } = of;
    const instant = instantOf(at);
    void attempt(async () => {
      const body = { kind, id, ...(instant !== null && { at: instant }) };
      const link = await callApi('POST /api/admin/v1/content-previews', { body }).catch(
        (problem: unknown) => {
          tab?.close();
          throw problem;
        },
      );
      const path = link.path === '/' ? prefixes[shownIn] || '/' : prefixes[shownIn] + link.path;
      tab?.location.replace(`${path}?preview=${link.token}`);
    });
  };
  return (
    <section className="form">
      <h2 className="section-title">{t('bo-content:preview.title')}</h2>
      <p className="meta ink-2">{t('bo-content:preview.lead')}</p>
      <DayField
        label={t('bo-content:preview.at')}
        helper={t('bo-content:preview.atHelp')}
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
      <FieldFrame label={t('bo-content:preview.language')}>
        {(ids) => (
          <select
            className="input"
            value={shownIn}
            onChange={({ target }) => setShownIn(languages.find((one) => one === target.value) ?? 'ru')}
            {...ids}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {t(`bo-shell:language.${one}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <ProblemLine error={error} />
      <div className="sheet-actions">
        <Button kind="secondary" onClick={() => show()}>
          {t('bo-content:preview.open')}
        </Button>
        <Button kind="text" onClick={() => show(phone)}>
          {t('bo-content:preview.phone')}
        </Button>
      </div>
      {isDirty && <p className="meta ink-2">{t('bo-content:saveFirst')}</p>}
    </section>
  );
}
