import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { roomsOf } from '../rooms.ts';
import { useSession } from '../session.ts';
import { useOfferedActions } from './palette-actions.ts';
import { isMeant } from './typed-variants.ts';
import { useFound } from './use-found.ts';
import './palette.css';

interface Choice {
  id: string;
  label: string;
  /** What it is: an action, an order, a piece, a screen. */
  sort: string;
  run: () => void;
}

/** Ctrl+K or ⌘K from everywhere: what the open record can do, records by their number, screens by their name. */
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
  const choices = useChoices(text);
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
        {choices.map((choice) => (
          <div
            className="palette-choice"
            tabIndex={-1}
            key={choice.id}
            id={`palette ${choice.id}`}
            role="option"
            aria-selected={choice === chosen}
            onPointerUp={() => take(choice)}
          >
            {choice.label}
            <span className="meta ink-2">{choice.sort}</span>
          </div>
        ))}
      </div>
      {choices.length === 0 && <p className="ink-2">{t('bo-shell:palette.nothing')}</p>}
    </div>
  );
}

/** Before anything is typed: what the record can do, then the screens. */
function useChoices(text: string): Choice[] {
  const { t } = useWords();
  const navigate = useNavigate();
  const session = useSession();
  const actions = useOfferedActions();
  const found = useFound(text);
  const isWanted = (label: string) => text.trim() === '' || isMeant(label, text);
  const screens = session === null ? [] : roomsOf(session);
  return [
    ...actions.map((action) => ({
      ...action,
      id: `action ${action.id}`,
      sort: t('bo-shell:palette.action'),
    })),
    ...found.map(({ kind, name, address }) => ({
      id: address,
      label: name,
      sort: t(`bo-shell:palette.${kind}`),
      run: () => void navigate(address),
    })),
    ...screens.map(({ path, name }) => ({
      id: path,
      label: t(`bo-shell:room.${name}`),
      sort: t('bo-shell:palette.screen'),
      run: () => void navigate(path),
    })),
  ].filter(({ id, label }) => found.some(({ address }) => address === id) || isWanted(label));
}
