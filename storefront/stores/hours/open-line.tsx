import { formatDay } from '#ui/dates.ts';
import type { PageLanguage } from '#contract/words.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import { openStateAt, type OpenState } from './open-state.ts';
import type { StoreView } from '../store-view.ts';

/** Whether the store is open, by Tashkent time: a dot with text, never the dot alone. */
export function OpenLine({ store, now }: { store: Pick<StoreView, 'hours' | 'exceptions'>; now: string }) {
  const { t, language } = usePage();
  const state = openStateAt(store, now);
  return (
    <p className="open-line tabular" data-open={state.kind === 'open' || undefined}>
      {stateWords(state, t, language)}
    </p>
  );
}

function stateWords(state: OpenState, t: T, language: PageLanguage): string {
  switch (state.kind) {
    case 'open':
      return t('stores:state.open', { time: state.closes });
    case 'later':
      return t('stores:state.later', { time: state.opens });
    case 'tomorrow':
      return t('stores:state.tomorrow', { time: state.opens });
    case 'on':
      return t('stores:state.on', { day: formatDay(state.day, language), time: state.opens });
    case 'closed':
      return t('stores:state.closed');
  }
}
