import { type KeyboardEvent, useState } from 'react';
import type { Media } from '#contract/admin/catalog/media.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { PictureView } from '../../kit/pictures/picture-view.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../login/problem-line.tsx';
import { placeAfterKey } from './grid-keys.ts';
import { wordsOfUse } from './media-uses.ts';
import type { Library } from './use-library.ts';
import '../../kit/pictures/pictures.css';
import './picture-library.css';

interface Props {
  library: Library;
  onChoose: (media: Media) => void;
  onClose: () => void;
}

/** The pictures that were uploaded earlier, to choose one: searched by name and description, a page at a time. */
export function PictureLibrary({ library, onChoose, onClose }: Props) {
  const { t } = useWords();
  const [q, setQ] = useState('');
  const { rows, hasMore, isLoading, error, search, showMore } = library;
  return (
    <Sheet title={t('bo-pictures:library.title')} isOpen onClose={onClose}>
      <form
        className="library-search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          // otherwise the surrounding form of the record would be submitted
          event.stopPropagation();
          void search(q.trim());
        }}
      >
        <Field
          label={t('bo-pictures:library.search')}
          type="search"
          maxLength={80}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Button type="submit" kind="secondary">
          {t('bo-pictures:library.find')}
        </Button>
      </form>
      <ProblemLine error={error} />
      <div className="library" aria-busy={isLoading}>
        <p className="ink-2" role="status">
          <Outcome library={library} />
        </p>
        <ul className="library-grid">
          {rows?.map((media) => (
            <li key={media.id}>
              <LibraryPicture media={media} onChoose={() => onChoose(media)} />
            </li>
          ))}
        </ul>
        {hasMore && (
          <Button kind="secondary" type="button" loading={isLoading} onClick={() => void showMore()}>
            {t('bo-shell:more')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** What is shown in place of pictures. */
function Outcome({ library: { rows, q, isLoading, error } }: { library: Library }) {
  const { t } = useWords();
  if (rows === null) return isLoading && error === null ? t('bo-pictures:library.loading') : null;
  if (rows.length > 0) return null;
  return t(q === '' ? 'bo-pictures:library.empty' : 'bo-pictures:library.none');
}

function LibraryPicture({ media, onChoose }: { media: Media; onChoose: () => void }) {
  const { t, language } = useWords();
  const { key, width, height, uses, useCount } = media;
  const alt = { ru: media.altRu, uz: media.altUz, en: media.altEn }[language];
  const file = key.slice(key.lastIndexOf('/') + 1);
  const more = useCount - uses.length;
  return (
    <button
      type="button"
      className="library-picture"
      onClick={({ detail }) => {
        // the second press of a double one, which was meant for the button that was here before the next page came
        if (detail < 2) onChoose();
      }}
      onKeyDown={moveFocus}
    >
      <span className="photo photo-shown">
        <PictureView photo={media} />
      </span>
      <span className="media-name">{alt || file}</span>
      <span className="meta ink-2">
        {alt !== '' && `${file} · `}
        {width !== null && height !== null && t('bo-pictures:library.pixels', { width, height })}
      </span>
      <span className="meta ink-2">
        {useCount === 0 ? t('bo-pictures:unused') : uses.map((use) => wordsOfUse(use, t)).join(', ')}
        {more > 0 && ` ${t('bo-pictures:moreUses', { count: more })}`}
      </span>
    </button>
  );
}

/** Arrow keys move the focus between the pictures, up and down by a row. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const grid = event.currentTarget.closest('.library-grid');
  const pictures = [...(grid?.querySelectorAll<HTMLElement>('.library-picture') ?? [])];
  const place = pictures.indexOf(event.currentTarget);
  const columns = pictures.filter(({ offsetTop }) => offsetTop === pictures[0]?.offsetTop).length;
  const next = placeAfterKey(place, event.key, { count: pictures.length, columns });
  if (next === null) return;
  event.preventDefault();
  pictures[next]?.focus();
}
