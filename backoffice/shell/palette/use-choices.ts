import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { languages } from '#contract/words.ts';
import { loadInEveryLanguage, useWords, wordsIn } from '../../kit/words.tsx';
import { sectionsOf } from '../sections.ts';
import { useSession } from '../session.ts';
import { useOfferedActions } from './palette-actions.ts';
import { screensOf } from './screens.ts';
import { matchesTyped } from './typed-variants.ts';
import { type FoundRecord, useFound } from './use-found.ts';

export interface Choice {
  id: string;
  label: string;
  /** An additional text that distinguishes it. */
  note: string;
  run: () => void;
}

/** Choices of one kind; its text is `bo-shell:palette.<kind>`. */
export interface ChoiceGroup {
  kind: 'action' | 'screen' | FoundRecord['kind'];
  choices: readonly Choice[];
}

const maxScreens = 12;
const maxActions = 12;

/**
 * Before anything is typed: actions of the record, then the sections. Afterwards: records of every kind, and screens
 * by their name in any language.
 */
export function useChoices(text: string): readonly ChoiceGroup[] {
  const actions = useOfferedActions();
  const records = useRecords(text);
  const screens = useScreens(text);
  const wanted = actions
    .filter(({ label, isOfRow = false }) => (text.trim() === '' ? !isOfRow : matchesTyped(label, text)))
    .slice(0, maxActions)
    .map(({ id, label, run }) => ({ id: `action ${id}`, label, run, note: '' }));
  const groups: ChoiceGroup[] = [
    { kind: 'action', choices: wanted },
    ...records,
    { kind: 'screen', choices: screens },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

function useRecords(text: string): readonly ChoiceGroup[] {
  const navigate = useNavigate();
  const found = useFound(text);
  return [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, rows]) => ({
    kind,
    choices: rows.map(({ key, label, note, address }) => ({
      id: `${kind} ${key}`,
      label,
      note,
      run: () => void navigate(address),
    })),
  }));
}

function useScreens(text: string): readonly Choice[] {
  const { language } = useWords();
  const navigate = useNavigate();
  const session = useSession();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void loadInEveryLanguage('bo-palette').then(() => setLoaded(true)), []);
  if (session === null || !isLoaded) return [];
  const nameOf = (name: string, one = language) => wordsIn(one).t(`bo-palette:screen.${name}`);
  const isAll = text.trim() === '';
  const shown = isAll
    ? sectionsOf(session).map(({ path, name }) => ({ path, name: `section.${name}` }))
    : screensOf(session).filter(({ name }) => languages.some((one) => matchesTyped(nameOf(name, one), text)));
  return shown.slice(0, isAll ? shown.length : maxScreens).map(({ path, name }) => ({
    id: `screen ${path}`,
    label: nameOf(name),
    note: '',
    run: () => void navigate(path),
  }));
}
