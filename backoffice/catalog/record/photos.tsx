import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { nameOfFile, type PictureAction, PictureList } from '../../kit/pictures/picture-list.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';

/** The pictures of a model; the first is the main one. */
export function Photos({ model, runAction }: { model: StaffModel; runAction: RunAction<PictureAction> }) {
  const { artikul, photos, version } = model;
  const params = { artikul };
  return (
    <PictureList
      photos={photos}
      runAction={runAction}
      upload={(file) =>
        callApi('POST /api/admin/v1/models/:artikul/photos', {
          params,
          query: { name: nameOfFile(file) },
          body: file,
        })
      }
      arrange={(arranged) =>
        callApi(
          'PATCH /api/admin/v1/models/:artikul/photos',
          { params, body: { photos: arranged } },
          { version },
        )
      }
    />
  );
}
