import { useEffect, useState, type FormEvent } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { StaffOrder } from '#contract/admin/order.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { Tags } from '../../kit/list/tags.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { hasPermission, useSession } from '../../shell/session.ts';

/** The tags of an order. Each links to the list of orders with that tag; staff who may change orders add and remove tags. */
export function OrderTags({ order }: { order: StaffOrder }) {
  const { t } = useWords();
  const mayChange = hasPermission(useSession(), 'orders.write');
  if (!mayChange && order.tags.length === 0) return null;
  return (
    <section aria-labelledby="tags">
      <h2 className="section-title" id="tags">
        {t('bo-orders:column.tags')}
      </h2>
      {mayChange ? <ChangeableTags order={order} /> : <Tags tags={order.tags} list="/orders" />}
    </section>
  );
}

function ChangeableTags({ order: { number, tags } }: { order: StaffOrder }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const [typed, setTyped] = useState('');
  const known = useKnownTags();
  const change = (add: string[], remove: string[]) =>
    attempt(async () => {
      await callApi('POST /api/admin/v1/orders/:number/tags', { params: { number }, body: { add, remove } });
      if (add.length > 0) setTyped('');
      await revalidate();
    });
  const submit = (sent: FormEvent) => {
    sent.preventDefault();
    const add = typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    if (add.length > 0) void change([...new Set(add)], []);
  };
  return (
    <>
      {tags.length > 0 && (
        <ul className="tag-choices">
          {tags.map((tag) => (
            <li key={tag} className="tag order-tag">
              <Link to={`/orders?${new URLSearchParams({ tag })}`}>{tag}</Link>
              <button
                type="button"
                aria-label={t('bo-orders:tag.remove', { tag })}
                disabled={isBusy}
                onClick={() => void change([], [tag])}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="order-tag-form" onSubmit={submit}>
        <input
          className="input"
          list="known-tags"
          maxLength={32}
          autoComplete="off"
          aria-label={t('bo-orders:tag.add')}
          placeholder={t('bo-orders:tag.add')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <datalist id="known-tags">
          {known
            .filter((tag) => !tags.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
        </datalist>
        <Button type="submit" kind="secondary" loading={isBusy} disabled={typed.trim() === ''}>
          {t('bo-orders:tag.give')}
        </Button>
      </form>
      <ProblemLine error={error} />
    </>
  );
}

/** The tags that orders have, the most frequent first; empty until they are loaded. */
function useKnownTags(): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    callApi('GET /api/admin/v1/order-tags', {}).then(
      (found) => setKnown(found.map(({ tag }) => tag)),
      // a tag can be typed without them
      () => undefined,
    );
  }, []);
  return known;
}
