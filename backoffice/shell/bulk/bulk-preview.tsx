import type { BulkPreview } from '#contract/admin/bulk.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';
import { factsInWords, type NameOf } from './facts-in-words.ts';

interface Props {
  kind: string;
  preview: BulkPreview;
  nameOf: NameOf;
  isBusy: boolean;
  /** The text of the button, if the job does not begin at once. */
  beginWords?: string;
  onBegin: () => void;
  onBack: () => void;
}

/** What would change, what would not and why, and the first twenty records before and after. */
export function BulkPreviewView({ kind, preview, nameOf, isBusy, beginWords, onBegin, onBack }: Props) {
  const { t, language } = useWords();
  const { changes, unchanged, refused, examples, total } = preview;
  return (
    <div className="bulk">
      <dl className="bulk-counts">
        <Count words={t('bo-bulk:total')} count={total} />
        <Count words={t('bo-bulk:changes')} count={changes} isMain />
        {unchanged > 0 && <Count words={t('bo-bulk:unchanged')} count={unchanged} />}
        {refused.map(({ code, count, records }) => (
          <Count key={code} words={t(`bo-bulk:refused.${code}`)} count={count} note={records.join(', ')} />
        ))}
      </dl>
      <p className="meta ink-2">{t(`bo-bulk:undoable.${kind}`)}</p>
      <div className="bar">
        <Button
          loading={isBusy}
          disabledReason={changes === 0 ? t('bo-bulk:nothingChanges') : undefined}
          onClick={onBegin}
        >
          {beginWords ?? t('bo-bulk:begin', { count: changes, shown: formatInteger(changes, language) })}
        </Button>
        <Button kind="text" onClick={onBack}>
          {t('bo-bulk:back')}
        </Button>
      </div>
      {examples.length > 0 && (
        <table className="bulk-examples">
          <caption className="meta ink-2">{t('bo-bulk:examples')}</caption>
          <tbody>
            {examples.map(({ record, before, after }) => (
              <tr key={record}>
                <th scope="row">{record}</th>
                <td className="ink-2">{factsInWords(kind, before, { t, language, nameOf })}</td>
                <td aria-hidden="true" className="ink-3">
                  →
                </td>
                <td>{factsInWords(kind, after, { t, language, nameOf })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

interface CountProps {
  words: string;
  count: number;
  note?: string;
  isMain?: boolean;
}

function Count({ words, count, note = '', isMain = false }: CountProps) {
  const { language } = useWords();
  return (
    <>
      <dt>
        {words}
        {note !== '' && <span className="meta ink-3 bulk-note">{note}</span>}
      </dt>
      <dd>{isMain ? <b>{formatInteger(count, language)}</b> : formatInteger(count, language)}</dd>
    </>
  );
}
