import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { FieldError } from '#ui/controls/field.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import { emptyRow, type ReceivingForm, rowsOfPaste } from './received-rows.ts';

interface Props {
  measure: 'sizeMm' | 'lengthCm' | null;
  /** Places of rows whose weight is unusual. */
  unusual: ReadonlySet<number>;
}

/** A row for each piece: a scale types its weight and Enter, and the next row begins; a table of a sheet can be pasted. */
export function ReceiveRows({ measure, unusual }: Props) {
  const { t } = useWords();
  const { control, formState, setFocus } = useFormContext<ReceivingForm>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'rows' });
  const next = (event: KeyboardEvent, nth: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (nth === fields.length - 1) append(emptyRow, { focusName: `rows.${nth + 1}.weight` });
    else setFocus(`rows.${nth + 1}.weight`);
  };
  const paste = (event: ClipboardEvent) => {
    const rows = rowsOfPaste(event.clipboardData.getData('text'));
    if (rows.length < 2) return;
    event.preventDefault();
    replace(rows);
  };
  return (
    <fieldset className="receive-rows">
      <legend className="section-title">{t('bo-pieces:receive.pieces')}</legend>
      <p className="meta ink-2">{t('bo-pieces:receive.hint')}</p>
      <ol>
        {fields.map((row, nth) => (
          <ReceiveRow
            key={row.id}
            nth={nth}
            measure={measure}
            isUnusual={unusual.has(nth)}
            onKeyDown={(event) => next(event, nth)}
            onPaste={paste}
            onRemove={fields.length === 1 ? null : () => remove(nth)}
          />
        ))}
      </ol>
      {formState.errors.rows && <FieldError>{t('bo-pieces:receive.wrong')}</FieldError>}
      <Button
        type="button"
        kind="text"
        onClick={() => append(emptyRow, { focusName: `rows.${fields.length}.weight` })}
      >
        {t('bo-pieces:receive.addRow')}
      </Button>
    </fieldset>
  );
}

interface RowProps {
  /** From 0. */
  nth: number;
  measure: Props['measure'];
  isUnusual: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  /** null: it is the only row. */
  onRemove: (() => void) | null;
}

function ReceiveRow({ nth, measure, isUnusual, onKeyDown, onPaste, onRemove }: RowProps) {
  const { t } = useWords();
  const { register } = useFormContext<ReceivingForm>();
  const field = (label: string) => ({
    className: 'input',
    autoComplete: 'off',
    'aria-label': t('bo-pieces:receive.ofRow', { label, row: nth + 1 }),
  });
  const weight = t('bo-pieces:receive.weight');
  return (
    <li className={measure === null ? undefined : 'receive-measured'}>
      <input
        {...field(weight)}
        inputMode="decimal"
        placeholder={weight}
        aria-invalid={isUnusual || undefined}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        {...register(`rows.${nth}.weight`)}
      />
      {measure !== null && (
        <input
          {...field(t(`bo-pieces:receive.${measure}`))}
          inputMode="decimal"
          placeholder={t(`bo-pieces:receive.${measure}`)}
          {...register(`rows.${nth}.measure`)}
        />
      )}
      <input
        {...field(t('bo-pieces:receive.serial'))}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        placeholder={t('bo-pieces:receive.nextSerial')}
        {...register(`rows.${nth}.serial`)}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t('bo-pieces:receive.remove', { row: nth + 1 })}
        disabled={onRemove === null}
        onClick={() => onRemove?.()}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}
