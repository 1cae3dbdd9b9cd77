import type { MouseEvent } from 'react';
import { useFavorites } from './favorites.ts';
import { usePage } from '../page.ts';
import './heart.css';

interface Props {
  id: number;
  /** The name of the product, for those who do not see the heart's place. */
  name: string;
  /** With a border, as high as the button next to it. */
  framed?: boolean;
  /** It stands inside another form, which it does not send. */
  inForm?: boolean;
}

/**
 * Saves a product and takes it back. A guest's heart needs the browser's memory and so JavaScript, without which it is not
 * shown; a user's is a form's button. Its state is `aria-pressed`, so its name stays the same.
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
