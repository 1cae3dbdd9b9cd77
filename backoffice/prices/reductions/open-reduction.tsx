import type { PromoCodeRow, PromotionRow } from '#contract/admin/prices/reduction.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { HistorySection } from '../../shell/history/history-section.tsx';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { nameIn } from '../../shell/stores.ts';
import { offWords, periodWords } from './reduction-words.ts';

interface Props {
  resource: 'promotion' | 'promo-code';
  title: string;
  row: PromotionRow | PromoCodeRow;
  onClose: () => void;
}

/** A promotion or a promo code: what it is, who else looks at it, what was done with it, and the notes of the staff. */
export function OpenReduction({ resource, title, row, onClose }: Props) {
  const { t, language } = useWords();
  const record = String(row.id);
  const targets = row.targets.map((target) => nameIn(target, language)).join(', ');
  const facts = {
    state: t(`bo-prices:reduction.states.${row.state}`),
    off: offWords(row, language),
    targets: targets || t('bo-prices:reduction.everything'),
    period: periodWords(row, language),
    setBy: row.setBy ?? '—',
  };
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <PresentLine resource={resource} record={record} isEditing={false} />
      <dl className="facts">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="facts-pair">
            <dt>{t(`bo-prices:reduction.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <NotesSection resource={resource} record={record} />
      <HistorySection resource={resource} record={record} version={row.version} />
    </Sheet>
  );
}
