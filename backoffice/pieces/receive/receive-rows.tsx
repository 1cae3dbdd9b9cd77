import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { FieldError } from '#ui/controls/field.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { copyOf, emptyRow, type Measure, type RowsForm, rowsOfPaste } from './received-rows.ts';

interface Props {
  measure: Measure;
  /** Indexes of rows whose weight is unusual. */
  unusual: ReadonlySet<number>;
  /** Rendered before the rows. */
  children?: ReactNode;
}

/**
 * A row for each piece: a scale types its weight and Enter, which moves to the next row; a row can be copied, a
 * spreadsheet table pasted. Staff who may set prices may type one, too.
 */
export function ReceiveRows({ measure, unusual, children }: Props) {
  const { t } = useWords();
  const { control, formState, setFocus, getValues } = useFormContext<RowsForm>();
  const hasPrice = hasPermission(useSession(), 'prices.write');
  const { fields, append, insert, remove, replace } = useFieldArray({ control, name: 'rows' });
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
      <p className="meta ink-2">{t(hasPrice ? 'bo-pieces:receive.hintPrice' : 'bo-pieces:receive.hint')}</p>
      {children}
      <ol>
        <RowsHead measure={measure} hasPrice={hasPrice} />
        {fields.map((row, nth) => (
          <ReceiveRow
            key={row.id}
            nth={nth}
            measure={measure}
            hasPrice={hasPrice}
            isUnusual={unusual.has(nth)}
            onKeyDown={(event) => next(event, nth)}
            onPaste={paste}
            onCopy={() =>
              insert(nth + 1, copyOf(getValues(`rows.${nth}`)), { focusName: `rows.${nth + 1}.weight` })
            }
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

/** The names of the columns; for screen readers each field has a label. */
function RowsHead({ measure, hasPrice }: Pick<RowProps, 'measure' | 'hasPrice'>) {
  const { t } = useWords();
  const names = ['weight', ...(measure === '' ? [] : [measure]), 'serial', ...(hasPrice ? ['price'] : [])];
  return (
    <li className="receive-head" data-inputs={names.length} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{t(`bo-pieces:receive.${name}`)}</span>
      ))}
    </li>
  );
}

interface RowProps {
  /** Index of the row. */
  nth: number;
  measure: Props['measure'];
  hasPrice: boolean;
  isUnusual: boolean;
  onCopy: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  /** Null for the only row. */
  onRemove: (() => void) | null;
}

function ReceiveRow({ nth, measure, hasPrice, isUnusual, onCopy, onKeyDown, onPaste, onRemove }: RowProps) {
  const { t } = useWords();
  const { register } = useFormContext<RowsForm>();
  const field = (label: string) => ({
    className: 'input',
    autoComplete: 'off',
    'aria-label': t('bo-pieces:receive.ofRow', { label, row: nth + 1 }),
  });
  const weight = t('bo-pieces:receive.weight');
  return (
    <li data-inputs={2 + Number(measure !== '') + Number(hasPrice)}>
      <input
        {...field(weight)}
        inputMode="decimal"
        placeholder={weight}
        aria-invalid={isUnusual || undefined}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        {...register(`rows.${nth}.weight`)}
      />
      {measure !== '' && (
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
      {hasPrice && (
        <input
          {...field(t('bo-pieces:receive.price'))}
          inputMode="numeric"
          placeholder={t('bo-pieces:receive.price')}
          {...register(`rows.${nth}.price`)}
        />
      )}
      <button
        type="button"
        className="icon-button receive-copy"
        aria-label={t('bo-pieces:receive.copy', { row: nth + 1 })}
        title={t('bo-pieces:receive.copy', { row: nth + 1 })}
        onClick={onCopy}
      >
        <Icon name="plus" size={18} />
      </button>
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
