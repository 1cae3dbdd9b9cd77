import { Link } from 'react-router';
import type { TransferDraft } from '#contract/admin/stock/transfer-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { useSession } from '../../shell/session.ts';
import type { StaffStores } from '../../shell/stores.ts';
import { placeName } from '../place-name.ts';

/** The address of the screen that completes a draft. */
const draftAddress = ({ fromStoreId, toStoreId }: TransferDraft): string =>
  `/transfers/new?from=${fromStoreId ?? 0}&to=${toStoreId}`;

/** The pieces that stores have requested from each other, one line per direction. The store that has the pieces sends them. */
export function DraftsSection({ drafts, stores }: { drafts: readonly TransferDraft[]; stores: StaffStores }) {
  const { t, language } = useWords();
  const own = useSession()?.storeIds ?? [];
  if (drafts.length === 0) return null;
  const place = (id: number | null) => placeName(id, { stores, language, t });
  const maySend = ({ fromStoreId }: TransferDraft) =>
    own.length === 0 || (fromStoreId !== null && own.includes(fromStoreId));
  return (
    <section aria-labelledby="drafts">
      <h2 className="section-title" id="drafts">
        {t('bo-pieces:transfers.draft.title')}
      </h2>
      <ul className="piece-rows">
        {drafts.map((draft) => (
          <li key={draftAddress(draft)} className="piece-scanned">
            <span className="piece-grow">
              <b>{`${place(draft.fromStoreId)} → ${place(draft.toStoreId)}`}</b>{' '}
              <span className="ink-2">{draft.pieces.map(({ serialNumber }) => serialNumber).join(', ')}</span>
            </span>
            {maySend(draft) && (
              <Link className="button button-text" to={draftAddress(draft)}>
                {t('bo-pieces:transfers.draft.open', { count: draft.pieces.length })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
