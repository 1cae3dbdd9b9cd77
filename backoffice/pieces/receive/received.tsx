import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { LabelsSheet } from '../../shell/print/labels-sheet.tsx';

/** What was taken in; labels for it, and the next lot. */
export function Received({ serials, onAgain }: { serials: readonly string[]; onAgain: () => void }) {
  const { t } = useWords();
  const [isLabelling, setLabelling] = useState(false);
  return (
    <section className="receive-done" aria-labelledby="received">
      <h2 className="section-title" id="received">
        {t('bo-pieces:receive.done', { count: serials.length })}
      </h2>
      <Notice tone="ok">{t('bo-pieces:receive.onSale')}</Notice>
      <ul className="piece-rows">
        {serials.map((serial) => (
          <li key={serial}>
            <Link to={`/pieces/${serial}`}>{serial}</Link>
          </li>
        ))}
      </ul>
      <div className="record-acts">
        <Button onClick={() => setLabelling(true)}>{t('bo-pieces:printLabels')}</Button>
        <Button kind="secondary" onClick={onAgain}>
          {t('bo-pieces:receive.more')}
        </Button>
      </div>
      {isLabelling && <LabelsSheet serials={[...serials]} onClose={() => setLabelling(false)} />}
    </section>
  );
}
