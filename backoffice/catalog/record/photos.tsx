import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { nameOfFile, type PictureAct, PictureList } from '../../kit/pictures/picture-list.tsx';
import { callApi } from '../../shell/api.ts';
import type { Act } from '../../shell/use-act.ts';

/** The pictures of a model; the first is the main one. */
export function Photos({ model, act }: { model: StaffModel; act: Act<PictureAct> }) {
  const { artikul, photos, version } = model;
  const params = { artikul };
  return (
    <PictureList
      photos={photos}
      act={act}
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
