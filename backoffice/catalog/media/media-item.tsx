import { useState } from 'react';
import { Link } from 'react-router';
import type { Media } from '#contract/admin/catalog/media.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';
import { PictureSheet } from '../../kit/pictures/picture-sheet.tsx';
import { PictureView } from '../../kit/pictures/picture-view.tsx';
import '../../kit/pictures/pictures.css';
import { addressOfUse, wordsOfUse } from '../../shell/pictures/media-uses.ts';

export type MediaAction = 'ADD' | 'CHANGE' | 'REMOVE';

interface Props {
  media: Media;
  runAction: RunAction<MediaAction>;
}

/** A picture with the records that use it. */
export function MediaItem({ media, runAction }: Props) {
  const { t, language } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { id, version, useCount } = media;
  const alt = { ru: media.altRu, uz: media.altUz, en: media.altEn }[language];
  const isDescribed = media.altRu !== '' && media.altUz !== '' && media.altEn !== '';
  const remove = () =>
    runAction('REMOVE', () =>
      callApi('DELETE /api/admin/v1/attachments/:id', { params: { id } }, { version }),
    );
  return (
    <li>
      <button
        type="button"
        className="photo"
        aria-label={t('bo-catalog:media.open', { key: media.key })}
        onClick={() => setOpen(true)}
      >
        <PictureView photo={media} />
      </button>
      <p className="media-name">{alt || media.key}</p>
      <Uses media={media} />
      <div className="photo-actions">
        <Button kind="text" type="button" onClick={() => setOpen(true)}>
          {t(isDescribed ? 'bo-pictures:words' : 'bo-pictures:wordsMissing')}
        </Button>
        {useCount === 0 && (
          <Button kind="text" type="button" onClick={() => void remove()}>
            {t('bo-catalog:media.remove')}
          </Button>
        )}
      </div>
      {isOpen && (
        <PictureSheet
          picture={media}
          onSave={(body) =>
            runAction('CHANGE', () =>
              callApi('PATCH /api/admin/v1/attachments/:id', { params: { id }, body }, { version }),
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

function Uses({ media: { uses, useCount } }: { media: Media }) {
  const { t } = useWords();
  if (useCount === 0) return <p className="meta media-unused">{t('bo-pictures:unused')}</p>;
  return (
    <p className="meta ink-2">
      {uses.map((use, place) => {
        const words = wordsOfUse(use, t);
        const address = addressOfUse(use);
        return (
          <span key={`${use.place} ${use.record}`}>
            {place > 0 && ', '}
            {address === null ? words : <Link to={address}>{words}</Link>}
          </span>
        );
      })}
      {useCount > uses.length && ` ${t('bo-pictures:moreUses', { count: useCount - uses.length })}`}
    </p>
  );
}
