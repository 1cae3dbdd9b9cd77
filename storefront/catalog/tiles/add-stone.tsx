import { useFetcher, useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { usePage } from '#storefront/shell/page.ts';

interface Props {
  /** The stone's page, which handles the form; a stone is a single piece. */
  href: string;
  name: string;
}

/**
 * Adds a stone of the table to the cart; afterwards it is a link to the cart. Without JavaScript the form is
 * submitted and redirects to the cart.
 */
export function AddStone({ href, name }: Props) {
  const { t, links } = usePage();
  const navigate = useNavigate();
  const fetcher = useFetcher<{ problem: { title: string } | null }>();
  const isIdle = fetcher.state === 'idle';
  const problem = isIdle ? fetcher.data?.problem : undefined;
  if (problem) return <span role="alert">{problem.title}</span>;
  if (problem === null)
    return (
      // still a button, so that it keeps the focus
      <Button
        kind="text"
        type="button"
        data-happened="add_to_cart"
        aria-label={`${t('catalog:stones.inBag')}: ${name}`}
        onClick={() => void navigate(links.cart())}
      >
        {t('catalog:stones.inBag')}
      </Button>
    );
  return (
    <form
      method="post"
      action={href}
      onSubmit={(event) => {
        event.preventDefault();
        void fetcher.submit({ stay: '1' }, { method: 'post', action: href });
      }}
    >
      <Button
        kind="text"
        type="submit"
        loading={!isIdle}
        aria-label={`${t('catalog:stones.toBag')}: ${name}`}
      >
        {t('catalog:stones.toBag')}
      </Button>
    </form>
  );
}
