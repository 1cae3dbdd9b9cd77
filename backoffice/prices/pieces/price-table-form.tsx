import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraftFields } from '../../kit/forms/use-draft-fields.ts';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { ApplyPrices } from './apply-prices.tsx';
import { readPriceTable } from './price-table.ts';
import { usePricesPreview } from './use-prices-preview.ts';

interface Props {
  /** Serial numbers selected in the list; their lines are prefilled without a price. */
  serials: readonly string[];
  onAgain: () => void;
}

/** A table copied from a spreadsheet: a number and a price in each line. */
export function PriceTableForm({ serials, onAgain }: Props) {
  const { t } = useWords();
  const {
    fields,
    change: write,
    draft,
  } = useDraftFields(
    { text: serials.map((serial) => `${serial} `).join('\n') },
    { name: 'prices table', title: t('bo-prices:tab.pieces') },
  );
  const { text } = fields;
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const { preview, rows, look, forget, error, isBusy } = usePricesPreview();
  const change = (next: string) => {
    write({ text: next });
    setWrong([]);
    forget();
  };
  const submit = () => {
    const table = readPriceTable(text);
    setWrong(table.wrong);
    if (table.wrong.length === 0 && table.rows.length > 0) void look(table.rows);
  };
  return (
    <>
      <DraftOffer draft={draft} />
      <form
        className="form price-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FieldFrame
          label={t('bo-prices:piece.paste')}
          helper={t('bo-prices:piece.pasteHelp')}
          error={
            wrong.length > 0
              ? t('bo-prices:piece.wrongLines', { lines: wrong.slice(0, 20).join(', ') })
              : undefined
          }
        >
          {(ids) => (
            <textarea
              className="input"
              rows={8}
              value={text}
              onChange={({ target }) => change(target.value)}
              {...ids}
            />
          )}
        </FieldFrame>
        {preview === null && (
          <Button type="submit" loading={isBusy}>
            {t('bo-prices:preview.do')}
          </Button>
        )}
      </form>
      <ProblemLine error={error} />
      {preview !== null && <ApplyPrices rows={rows} preview={preview} onAgain={onAgain} />}
    </>
  );
}
