import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { onCompareChange, storedCompare, noStoredCompare } from '#storefront/shell/compare-storage.ts';

/** For pages without the texts of a product's page; each of several controls is labelled with its product. */
interface Words {
  add: string;
  remove: string;
  name: string;
}

/** Adds a product to the comparison or removes it; without JavaScript it opens the comparison with this product. */
export function CompareControl({ id, words }: { id: number; words?: Words }) {
  const { t, links } = usePage();
  const go = useNavigate();
  const stored = useSyncExternalStore(onCompareChange, storedCompare, noStoredCompare);
  const isChosen = `,${stored},`.includes(`,${id},`);
  return (
    <form
      action={links.compare()}
      onSubmit={(event) => {
        event.preventDefault();
        void import('./compare-store.ts').then(({ readCompared, toggleCompared }) => {
          // a fifth product: the page suggests which one to drop for it
          if (!toggleCompared(id).ok) void go(links.compare([...readCompared(), id]));
        });
      }}
    >
      <button
        type="submit"
        className={buttonClass('text')}
        name="ids"
        value={id}
        aria-label={words && `${isChosen ? words.remove : words.add}: ${words.name}`}
      >
        {words ? (isChosen ? words.remove : words.add) : t(isChosen ? 'product:compared' : 'product:compare')}
      </button>
    </form>
  );
}
