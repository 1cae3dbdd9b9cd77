import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { follow, keptText, nothingKept } from '#storefront/shell/compare-kept.ts';

/** Chooses a product to be compared, or lets it go; without JavaScript it leads to the comparison, which begins with it. */
export function CompareControl({ id }: { id: number }) {
  const { t, links } = usePage();
  const go = useNavigate();
  const kept = useSyncExternalStore(follow, keptText, nothingKept);
  return (
    <form
      action={links.compare()}
      onSubmit={(event) => {
        event.preventDefault();
        void import('./compare-store.ts').then(({ readCompared, toggleCompared }) => {
          // a fifth: the page says what may be dropped for it
          if (!toggleCompared(id).ok) void go(links.compare([...readCompared(), id]));
        });
      }}
    >
      <button type="submit" className={buttonClass('text', true)} name="ids" value={id}>
        {t(`,${kept},`.includes(`,${id},`) ? 'product:compared' : 'product:compare')}
      </button>
    </form>
  );
}
