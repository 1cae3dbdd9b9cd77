import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { nameOfFile, type PictureAction, PictureList } from '../../kit/pictures/picture-list.tsx';
import { PictureView } from '../../kit/pictures/picture-view.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';

interface Props {
  piece: StaffPiece;
  /** Null if this role may not change them, or not now. */
  runAction: RunAction<PictureAction> | null;
}

/** Pictures of this piece alone; hidden if it has none and none may be added. */
export function PiecePhotos({ piece, runAction }: Props) {
  const { t } = useWords();
  const { serialNumber: serial, photos, version } = piece;
  if (runAction === null) return <ShownPhotos photos={photos} />;
  const params = { serial };
  return (
    <PictureList
      photos={photos}
      lead={t('bo-pieces:photo.lead')}
      runAction={runAction}
      upload={(file) =>
        callApi('POST /api/admin/v1/pieces/:serial/photos', {
          params,
          query: { name: nameOfFile(file) },
          body: file,
        })
      }
      arrange={(arranged) =>
        callApi(
          'PATCH /api/admin/v1/pieces/:serial/photos',
          { params, body: { photos: arranged } },
          { version },
        )
      }
    />
  );
}

function ShownPhotos({ photos }: Pick<StaffPiece, 'photos'>) {
  const { t } = useWords();
  if (photos.length === 0) return null;
  return (
    <section className="pictures" aria-labelledby="part-photos">
      <h2 className="section-title" id="part-photos">
        {t('bo-pictures:title')}
      </h2>
      <ul className="photos">
        {photos.map((photo) => (
          <li key={photo.id} className="photo photo-shown">
            <PictureView photo={photo} />
          </li>
        ))}
      </ul>
    </section>
  );
}
