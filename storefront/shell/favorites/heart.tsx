import type { MouseEvent } from 'react';
import { useFavorites } from './favorites.ts';
import { usePage } from '../page.ts';
import './heart.css';

interface Props {
  id: number;
  /** The name of the product, for screen readers. */
  name: string;
  /** With a border, as high as the button next to it. */
  framed?: boolean;
  /** For a heart inside another form, which it must not submit. */
  inForm?: boolean;
}

/**
 * Saves a product or removes it. A guest's heart needs local storage and so JavaScript, without which it is hidden; a
 * user's is the button of a form. Its state is `aria-pressed`, so its label stays the same.
 */
export function Heart({ id, name, framed = false, inForm = false }: Props) {
  const { t, links } = usePage();
  const { ids, isUser, change } = useFavorites();
  const saved = ids.includes(id);
  const look = framed ? 'heart heart-framed' : 'heart';
  const common = {
    'aria-pressed': saved,
    'aria-label': t('save', { name }),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      change({ id, saved: !saved });
    },
  };
  if (!isUser) return <button type="button" className={`${look} heart-local`} {...common} />;
  const button = (
    <button
      type="submit"
      className={look}
      name={saved ? 'remove' : 'save'}
      value={id}
      {...(inForm && {
        formAction: links.favoritesToggle(),
        formMethod: 'post' as const,
        formNoValidate: true,
      })}
      {...common}
    />
  );
  if (inForm) return button;
  return (
    <form method="post" action={links.favoritesToggle()}>
      {button}
    </form>
  );
}
