import { useSearchParams } from 'react-router';
import { withFilter } from '../kit/list/list-address.ts';
import { useWords, wordGroup } from '../kit/words.tsx';

interface ActionGroup {
  name: string;
  label: string;
  /** With their texts, such as `orders.move`. */
  actions: { id: string; label: string }[];
}

/** Every action that has a text, by section, sorted by label. */
function useActionGroups(): ActionGroup[] {
  const { t, language } = useWords();
  const by = (one: { label: string }, other: { label: string }) =>
    one.label.localeCompare(other.label, language);
  return Object.entries(wordGroup(language, 'bo-audit', 'action'))
    .map(([name, actions]) => ({
      name,
      label: t(`bo-audit:group.${name}`),
      actions: Object.entries(actions)
        .map(([action, label]) => ({
          id: `${name}.${action}`,
          label: typeof label === 'string' ? label : action,
        }))
        .toSorted(by),
    }))
    .toSorted(by);
}

/** Filters by action: one of the actions that the audit has texts for. */
export function ActionFilter() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const groups = useActionGroups();
  return (
    <label className="day-field">
      <span>{t('bo-audit:filter.action')}</span>
      <select
        className="input audit-action"
        value={search.get('action') ?? ''}
        onChange={({ target }) => setSearch(withFilter(search, 'action', target.value))}
      >
        <option value="">{t('bo-audit:filter.anyAction')}</option>
        {groups.map(({ name, label, actions }) => (
          <optgroup key={name} label={label}>
            {actions.map((action) => (
              <option key={action.id} value={action.id}>
                {action.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
