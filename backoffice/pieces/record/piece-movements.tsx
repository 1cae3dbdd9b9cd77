import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { PrintButton } from '../../shell/print/print-button.tsx';
import type { StaffStores } from '../../shell/stores.ts';
import { placeName } from '../place-name.ts';

type Movement = StaffPiece['movements'][number];

/** The movements of a piece, the latest first. */
export function PieceMovements({ piece, stores }: { piece: StaffPiece; stores: StaffStores }) {
  const { t, language } = useWords();
  const { movements } = piece;
  const whereOf = ({ fromStoreId, toStoreId }: Movement): string => {
    const [from, to] = [fromStoreId, toStoreId].map((id) => placeName(id, { stores, language, t }));
    return from === to ? `${to}` : `${from} → ${to}`;
  };
  return (
    <section aria-labelledby="movements">
      <h2 className="section-title" id="movements">
        {t('bo-pieces:part.movements')}
      </h2>
      {movements.length === 0 ? (
        <p className="ink-2 section-empty">{t('bo-pieces:noMovements')}</p>
      ) : (
        <ol className="timeline">
          {movements.map((movement, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- movements are only added, so each keeps its number from the end
            <li key={movements.length - index}>
              <time className="ink-2" dateTime={movement.at}>
                {formatInstant(movement.at, language)}
              </time>
              <p>
                {`${t(`bo-pieces:movement.${movement.kind}`)}: ${whereOf(movement)}`}
                <span className="meta ink-2">
                  {[movement.staff, movement.document, movement.reason].filter(Boolean).join(' · ')}
                </span>
              </p>
              {movement.kind === 'WRITTEN_OFF' && (
                <PrintButton
                  kind="text"
                  label={t('bo-pieces:print.writeOff')}
                  load={() =>
                    callApi('POST /api/admin/v1/papers/write-off', {
                      body: { serial: piece.serialNumber, language },
                    })
                  }
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
