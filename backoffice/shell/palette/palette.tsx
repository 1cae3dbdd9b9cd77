import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { type Choice, type ChoiceGroup, useChoices } from './use-choices.ts';
import './palette.css';

/** Opened with Ctrl+K or ⌘K from everywhere: actions of the open record, records by number or name, screens by name. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const { t } = useWords();
  useEffect(() => {
    const onKey = (pressed: globalThis.KeyboardEvent) => {
      if (!(pressed.ctrlKey || pressed.metaKey) || pressed.code !== 'KeyK') return;
      pressed.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (!isOpen) return null;
  return (
    <Sheet title={t('bo-shell:palette.title')} isOpen onClose={() => setOpen(false)}>
      <PaletteList onDone={() => setOpen(false)} />
    </Sheet>
  );
}

function PaletteList({ onDone }: { onDone: () => void }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const groups = useChoices(text);
  const choices = groups.flatMap((group) => group.choices);
  const chosen = choices[Math.min(at, choices.length - 1)];
  const take = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    onDone();
    choice.run();
  };
  const onKey = (pressed: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[pressed.key];
    if (step === undefined && pressed.key !== 'Enter') return;
    pressed.preventDefault();
    if (step === undefined) take(chosen);
    else setAt((Math.min(at, choices.length - 1) + step + choices.length) % Math.max(choices.length, 1));
  };
  return (
    <div className="palette">
      <input
        ref={field}
        className="input"
        role="combobox"
        aria-expanded
        aria-controls="palette-choices"
        aria-activedescendant={chosen && `palette ${chosen.id}`}
        aria-label={t('bo-shell:palette.title')}
        placeholder={t('bo-shell:palette.hint')}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onKeyDown={onKey}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
      />
      <div
        className="palette-choices"
        id="palette-choices"
        role="listbox"
        aria-label={t('bo-shell:palette.title')}
      >
        <Groups groups={groups} chosen={chosen} onTake={take} />
      </div>
      {choices.length === 0 && <p className="ink-2">{t('bo-shell:palette.nothing')}</p>}
    </div>
  );
}

interface GroupsProps {
  groups: readonly ChoiceGroup[];
  chosen: Choice | undefined;
  onTake: (choice: Choice) => void;
}

function Groups({ groups, chosen, onTake }: GroupsProps) {
  const { t } = useWords();
  return (
    <>
      {groups.map(({ kind, choices: ofKind }) => (
        <div key={kind} role="group" aria-label={t(`bo-shell:palette.${kind}`)} className="palette-group">
          <p className="palette-kind" aria-hidden="true">
            {t(`bo-shell:palette.${kind}`)}
          </p>
          {ofKind.map((choice) => (
            <div
              className="palette-choice"
              tabIndex={-1}
              key={choice.id}
              id={`palette ${choice.id}`}
              ref={choice === chosen ? showChosen : undefined}
              role="option"
              aria-selected={choice === chosen}
              onPointerUp={() => onTake(choice)}
            >
              {choice.label}
              <span className="meta ink-2">{choice.note}</span>
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

/** Arrow keys may move beyond the visible part. */
const showChosen = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
