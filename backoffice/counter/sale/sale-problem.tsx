import { Link } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { formatDay } from '#ui/dates.ts';
import { formatInteger } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { RefusedPieceOptions } from './refused-piece-options.tsx';

interface Props {
  error: unknown;
  stores: StaffStores;
  /** Adds a piece to the sale; omitted if that is not possible here. */
  onScan?: (serial: string) => void;
  /** The store of the sale. */
  storeId?: number;
}

/** Why the last action failed; for a piece that is not free, who has it and until when. */
export function SaleProblem({ error, stores, onScan, storeId }: Props) {
  const { t, language } = useWords();
  if (!isApiProblem(error)) return <ProblemLine error={error} />;
  const { code, facts = {} } = error.problem;
  const text = (name: string): string => (typeof facts[name] === 'string' ? facts[name] : '');
  if (code === 'TENDERS_WRONG' && typeof facts['missing'] === 'number' && facts['missing'] > 0)
    return <Line words={t('bo-counter:missing', { sum: formatInteger(facts['missing'], language) })} />;
  if (code === 'DISCOUNT_TOO_HIGH')
    return <Line words={t('bo-counter:discountMost', { percent: facts['most'] })} />;
  if (code !== 'PIECE_NOT_FREE') return <ProblemLine error={error} />;
  const store = stores.find(({ id }) => id === facts['storeId']);
  const why = text('why') === 'ELSEWHERE' && text('arrivesOn') !== '' ? 'COMING' : text('why');
  const words = t(`bo-counter:taken.${why}`, {
    serial: text('serial'),
    seller: text('seller'),
    day: text('arrivesOn') === '' ? '' : formatDay(text('arrivesOn'), language),
    number: text('number'),
    until: text('until') === '' ? '' : formatInstant(text('until'), language),
    store: store === undefined ? t('bo-counter:warehouse') : nameIn(store, language),
  });
  return (
    <>
      <Line words={words}>
        {text('number') !== '' && <Link to={`/orders/${text('number')}`}>{text('number')}</Link>}
      </Line>
      {onScan && storeId !== undefined && (
        <div className="problem-actions">
          <RefusedPieceOptions
            piece={{
              why: text('why'),
              serial: text('serial'),
              number: text('number'),
              isInTransit: text('arrivesOn') !== '',
            }}
            storeId={storeId}
            onScan={onScan}
          />
        </div>
      )}
    </>
  );
}

function Line({ words, children }: { words: string; children?: React.ReactNode }) {
  return (
    <p className="problem-line counter-problem" role="alert">
      <Icon name="alert" size={16} />
      <span>
        {words} {children}
      </span>
    </p>
  );
}
