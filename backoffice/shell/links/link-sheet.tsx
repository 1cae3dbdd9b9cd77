import { useEffect, useEffectEvent, useState } from 'react';
import type { LinkTarget } from '#contract/admin/content/banner.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import { nameIn } from '../stores.ts';
import './link-sheet.css';

interface Props {
  /** All kinds if omitted. */
  kinds?: readonly LinkTarget['kind'][];
  onChoose: (target: LinkTarget) => void;
  onClose: () => void;
}

const allKinds = ['page', 'category', 'collection', 'moment', 'model', 'store'] as const;

/** Pages of the shop by kind and name; models, of which there are thousands, only after something was typed. */
export function LinkSheet({ kinds = allKinds, onChoose, onClose }: Props) {
  const { t } = useWords();
  const [q, setQ] = useState('');
  const [found, setFound] = useState<readonly LinkTarget[] | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const find = (typed: string) =>
    attempt(async () =>
      setFound(await callApi('GET /api/admin/v1/link-targets', { query: typed === '' ? {} : { q: typed } })),
    );
  const begin = useEffectEvent(() => void find(''));
  useEffect(() => begin(), []);
  return (
    <Sheet title={t('bo-content:link.choose')} isOpen onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          // otherwise the surrounding form of the banner would be submitted
          event.stopPropagation();
          void find(q.trim());
        }}
      >
        <Field
          label={t('bo-content:link.q')}
          helper={kinds.includes('model') ? t('bo-content:link.qHelp') : undefined}
          maxLength={80}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Button type="submit" kind="secondary" loading={isBusy}>
          {t('bo-shell:models.find')}
        </Button>
        <ProblemLine error={error} />
        {found?.every(({ kind }) => !kinds.includes(kind)) && (
          <p className="ink-2">{t('bo-content:link.none')}</p>
        )}
        {kinds.map((kind) => (
          <Group key={kind} kind={kind} targets={found ?? []} onChoose={onChoose} />
        ))}
      </form>
    </Sheet>
  );
}

interface GroupProps {
  kind: LinkTarget['kind'];
  targets: readonly LinkTarget[];
  onChoose: Props['onChoose'];
}

function Group({ kind, targets, onChoose }: GroupProps) {
  const { t, language } = useWords();
  const own = targets.filter((target) => target.kind === kind);
  if (own.length === 0) return null;
  return (
    <section>
      <h3 className="label">{t(`bo-content:link.kinds.${kind}`)}</h3>
      <ul className="link-targets">
        {own.map((target) => (
          <li key={target.path}>
            <button type="button" className="link-target" onClick={() => onChoose(target)}>
              <span>{nameIn(target, language)}</span>
              <span className="meta ink-2">{target.path}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
