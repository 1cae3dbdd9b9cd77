import { startTransition, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { usePage } from '../../page.ts';
import './search-form.css';

interface Props {
  /** The field gets the focus, and the list of results replaces the sheet's history entry. */
  inSheet?: boolean;
}

/** The code of suggestions: loaded when the field first gets the focus, and again if that failed. */
const loadLiveSearch = () => import('#storefront/search/live-search.tsx');

type LiveSearch = Awaited<ReturnType<typeof loadLiveSearch>>['LiveSearch'];

/** A plain form: /catalog?q=… shows the results, with or without JavaScript. */
export function SearchForm({ inSheet = false }: Props) {
  const { t, links } = usePage();
  const field = useRef<HTMLInputElement | null>(null);
  const [Live, setLive] = useState<LiveSearch | null>(null);
  const bring = () => {
    if (Live) return;
    loadLiveSearch().then(
      // waits for its styles
      (brought) => startTransition(() => setLive(() => brought.LiveSearch)),
      () => undefined,
    );
  };
  return (
    <Form
      className="search"
      role="search"
      method="get"
      action={links.catalog()}
      replace={inSheet}
      onFocus={bring}
    >
      <FieldFrame label={t('searchField')}>
        {(ids) => (
          <span className="search-row">
            <input
              className="input"
              {...ids}
              name="q"
              type="search"
              maxLength={100}
              autoComplete="off"
              autoCapitalize="off"
              enterKeyHint="search"
              required
              ref={(input) => {
                field.current = input;
                // the dialog looks for this attribute when it opens, which is before React applies `autoFocus`
                if (inSheet) input?.setAttribute('autofocus', '');
              }}
            />
            <Button type="submit">{t('searchGo')}</Button>
          </span>
        )}
      </FieldFrame>
      {Live && <Live field={field} inSheet={inSheet} />}
    </Form>
  );
}
