import { Picture } from '#ui/pictures/picture.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { Slide } from './slide.ts';

interface Props {
  slides: Slide[];
  shown: number;
  onPick: (index: number) => void;
}

/** One thumbnail per slide, none behind a "+3": they wrap into a second row. On wide screens they are numbers next to the pictures. */
export function Thumbnails({ slides, shown, onPick }: Props) {
  const { t } = usePage();
  const count = slides.length;
  return (
    <ul className="gallery-thumbs" data-gesture="zr_gallery?kind=thumbnail">
      {slides.map((slide, index) => (
        <li key={slide.url}>
          <a
            href={`#photo-${index + 1}`}
            aria-label={t(`product:${labels[slide.kind]}`, { index: index + 1, count })}
            aria-current={index === shown || undefined}
            onClick={(event) => {
              event.preventDefault();
              onPick(index);
            }}
          >
            {slide.kind === 'picture' ? (
              <Picture url={slide.url} alt="" sizes="56px" placeholder={null} />
            ) : (
              <span className={`gallery-sign gallery-sign-${slide.kind}`} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

const labels = {
  picture: 'photoOf',
  drawing: 'drawingOf',
  video: 'videoOf',
  turn: 'turnOf',
} as const;
