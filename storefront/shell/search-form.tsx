import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FieldFrame } from '#ui/field.tsx';
import { usePage } from './page.ts';
import './search-form.css';

interface Props {
  /** The field has the focus, and the list found takes the place of the sheet's history entry. */
  inSheet?: boolean;
}

/** A plain form: /catalog?q=… shows what was found, with or without JavaScript. */
export function SearchForm({ inSheet = false }: Props) {
  const { t, links } = usePage();
  return (
    <Form className="search" role="search" method="get" action={links.catalog()} replace={inSheet}>
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
              ref={inSheet ? focusFirst : undefined}
            />
            <Button type="submit">{t('searchGo')}</Button>
          </span>
        )}
      </FieldFrame>
    </Form>
  );
}

/** The dialog looks for this attribute when it opens; React's `autoFocus` would come too early for it. */
const focusFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');
