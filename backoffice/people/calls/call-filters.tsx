import { useWords } from '../../kit/words.tsx';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { callStates, callSubjects, callTimes } from './call-words.ts';

/** The filters of the list of calls. */
export function useCallFilters() {
  const { t } = useWords();
  const { word, flag, days } = useFilterMakers();
  const head = (name: string) => t(`bo-people:column.${name}`);
  const wordsOf = (group: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, label: t(`bo-people:call.${group}.${id}`) }));
  const languages = ['ru', 'uz', 'en'].map((id) => ({ id, label: t(`bo-shell:language.${id}`) }));
  const always = [
    word('state', head('state'), wordsOf('state', callStates)),
    word('subject', head('subject'), wordsOf('subject', callSubjects)),
    word('bestTime', head('bestTime'), wordsOf('time', callTimes)),
    word('language', head('language'), languages),
    flag('late', head('age'), t('bo-people:call.late')),
  ].map(alwaysShown);
  return [...always, ...days('createdAt', head('createdAt'))];
}
