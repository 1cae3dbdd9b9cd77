import { buttonClass } from '#ui/controls/button.tsx';
import { formatTime } from '#ui/dates.ts';
import { formatCentimetres, formatSize, formatSom, formatWeight } from '#ui/format.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { LostView, NearestView } from './lost-view.ts';
import { PieceImage } from './piece-image.tsx';
import { writeAnswer } from './settle-lost.ts';
import styles from './lost-line.css?url';

/**
 * A piece that somebody else has taken: who has it, whether it may become free again, and which pieces are offered
 * instead. Nothing is replaced silently (PDP-4). Its buttons belong to the surrounding form, or to the one with the
 * id `form`, so that values typed there are not lost.
 */
export function LostLine({ lost, form }: { lost: LostView; form?: string }) {
  const { t } = usePage();
  return (
    <div className="lost" data-happened="zr_piece_lost">
      {/* few carts have lost pieces, so the stylesheet is loaded only with them */}
      <link rel="stylesheet" href={styles} precedence="page" />
      <p>{lostWords(lost, t)}</p>
      {lost.nearest.length > 0 && (
        <>
          <p className="lost-title">{t('cart:insteadTitle')}</p>
          <ul className="lost-nearest">
            {lost.nearest.map((near) => (
              <Nearest key={near.itemId} near={near} lost={lost} form={form} />
            ))}
          </ul>
        </>
      )}
      <p className="lost-actions">
        {lost.left > 0 && (
          <button
            type="submit"
            form={form}
            formNoValidate
            name="intent"
            value={writeAnswer({ kind: 'keep', id: lost.id })}
            className="button button-text small"
          >
            {t('cart:keepLeft', { count: lost.left })}
          </button>
        )}
        {lost.notifyHref !== null && (
          <Link to={lost.notifyHref} className={`${buttonClass('text')} small`}>
            {t('cart:notifyMe')}
          </Link>
        )}
        {form !== undefined && (
          <button
            type="submit"
            form={form}
            formNoValidate
            name="intent"
            value={writeAnswer({ kind: 'drop', id: lost.id })}
            className="button button-text small"
            aria-label={t('cart:removeNamed', { name: lost.name, serial: lost.serialNumber })}
          >
            {t('cart:goOnWithout')}
          </button>
        )}
      </p>
    </div>
  );
}

function Nearest({ near, lost, form }: { near: NearestView; lost: LostView; form: string | undefined }) {
  const { t, language } = usePage();
  const size =
    near.sizeMm !== null
      ? t('cart:size', { size: formatSize(near.sizeMm, language) })
      : near.lengthCm !== null
        ? t('cart:length', { length: formatCentimetres(near.lengthCm, language) })
        : null;
  const measures = [formatWeight(near.weightGrams, language), size].filter(Boolean).join('\u00a0· ');
  return (
    <li>
      <Link to={near.href} tabIndex={-1} aria-hidden="true">
        <PieceImage piece={near} />
      </Link>
      <p>
        <Link to={near.href} className="lost-name">
          {near.isSameModel ? measures : near.name}
        </Link>
        {!near.isSameModel && <span className="meta ink-2 tabular">{measures}</span>}
        <span className="tabular">
          {formatSom(near.price, language)}
          <span className="meta ink-2"> {differenceWords(near.difference, { t, language })}</span>
        </span>
      </p>
      <button
        type="submit"
        form={form}
        formNoValidate
        name="intent"
        value={writeAnswer({ kind: 'replace', id: lost.id, itemId: near.itemId })}
        className={buttonClass('secondary')}
        data-gesture="zr_piece_lost?replaced=true"
        aria-label={t('cart:takeNamed', { name: near.name, serial: near.serialNumber })}
      >
        {t('cart:take')}
      </button>
    </li>
  );
}

type Page = Pick<ReturnType<typeof usePage>, 't' | 'language'>;

function differenceWords(som: number, { t, language }: Page): string {
  if (som === 0) return t('cart:sameCost');
  return t(som > 0 ? 'cart:dearerBy' : 'cart:cheaperBy', { sum: formatSom(Math.abs(som), language) });
}

/** Says what happened to the lost pieces, also of a line that still has other pieces. */
function lostWords(lost: LostView, t: Page['t']): string {
  const who =
    lost.lostTo === 'PAYING' && lost.mayReturnAt !== null
      ? t('cart:lostTo.PAYING', { time: formatTime(lost.mayReturnAt) })
      : t(lost.lostTo === 'ORDERED' ? 'cart:lostTo.ORDERED' : 'cart:lostTo.SOLD');
  return lost.left === 0 ? who : `${t('cart:fewerLeft', { count: lost.left })} ${who}`;
}
