import type { UseFormRegisterReturn } from 'react-hook-form';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { formatSize } from '#ui/format.ts';
import { ChoiceField } from '../kit/forms/choice-field.tsx';
import { useWords } from '../kit/words.tsx';

const resizes: readonly StaffPiece['resizable'][] = ['none', '0.5', '1', '2'];

interface Props {
  /** The result of `register(name)`. */
  resizable: UseFormRegisterReturn;
  isEngravable: UseFormRegisterReturn;
}

/** What a jeweler can still do with the piece: resize it, engrave it. */
export function MakeFields({ resizable, isEngravable }: Props) {
  const { t, language } = useWords();
  return (
    <div className="form-pair">
      <ChoiceField
        label={t('bo-pieces:fact.resizable')}
        options={resizes.map((id) => ({
          id,
          label: id === 'none' ? t('bo-pieces:notResizable') : `± ${formatSize(Number(id), language)}`,
        }))}
        field={resizable}
      />
      <label className="choice">
        <input type="checkbox" {...isEngravable} /> {t('bo-pieces:canEngrave')}
      </label>
    </div>
  );
}
