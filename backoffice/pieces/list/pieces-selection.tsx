import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { StaffPieceRow } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectionBar } from '../../kit/list/selection-bar.tsx';
import type { Selection } from '../../kit/list/selection.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { LabelsSheet } from '../../shell/print/labels-sheet.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import type { PieceToTransfer } from '../transfer/piece-to-transfer.ts';
import { queryOf } from './list-query.ts';
import { type BulkProps, type Chosen, CodesMany, SellMany, TagMany, WithdrawMany } from './pieces-bulk.tsx';

/** Maximum number of labels that the API prints in one call. */
const labelsAtOnce = 200;

interface Props {
  selection: Selection;
  /** The tags that pieces have. */
  tags: readonly string[];
  total: number | null;
  /** The displayed rows. */
  rows: readonly StaffPieceRow[];
}

type Open = 'withdraw' | 'sell' | 'tag' | 'codes' | { serials: string[] } | null;

/** The actions for the selected pieces. */
export function PiecesSelection({ selection, tags, total, rows }: Props) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const [search] = useSearchParams();
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const session = useSession();
  const choose = () => selection.choiceOf(queryOf(search));
  const mayWrite = hasPermission(session, 'pieces.write');
  const isMany = selection.count === null || selection.count > labelsAtOnce;
  const print = () => attempt(async () => setOpen({ serials: await serialsOf(choose(), search) }));
  const price = () =>
    attempt(async () => {
      const serials = await serialsOf(choose(), search);
      await navigate(`/prices/pieces?${new URLSearchParams({ serials: serials.join(',') })}`);
    });
  const move = () =>
    attempt(async () => {
      const pieces = await piecesOf(choose(), { rows, search });
      await navigate('/transfers/new', { state: { pieces } });
    });
  const atMost = (key: string) => (isMany ? t(key, { count: labelsAtOnce }) : undefined);
  return (
    <>
      <SelectionBar selection={selection} total={total} shown={rows.length}>
        {mayWrite && <WriteButtons onOpen={setOpen} />}
        {hasPermission(session, 'pieces.move') && (
          <Button
            kind="secondary"
            loading={isBusy}
            disabledReason={atMost('bo-pieces:bulk.priceAtMost')}
            onClick={() => void move()}
          >
            {t('bo-pieces:bulk.move')}
          </Button>
        )}
        {hasPermission(session, 'prices.write') && (
          <PriceButtons
            choose={choose}
            isBusy={isBusy}
            disabledReason={atMost('bo-pieces:bulk.priceAtMost')}
            onPrice={() => void price()}
          />
        )}
        <Button
          kind="secondary"
          loading={isBusy}
          disabledReason={atMost('bo-bulk:printAtMost')}
          onClick={() => void print()}
        >
          {t('bo-pieces:printLabels')}
        </Button>
      </SelectionBar>
      <ProblemLine error={error} />
      <OpenSheet
        open={open}
        tags={tags}
        choose={choose}
        onBegun={selection.clear}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

const written = [
  ['withdraw', 'bo-pieces:bulk.withdraw'],
  ['sell', 'bo-pieces:bulk.sell'],
  ['tag', 'bo-bulk:tags.title'],
  ['codes', 'bo-pieces:bulk.codes'],
] as const;

/** The actions for staff who may change pieces. */
function WriteButtons({ onOpen }: { onOpen: (open: Open) => void }) {
  const { t } = useWords();
  return written.map(([open, words]) => (
    <Button key={open} kind="secondary" onClick={() => onOpen(open)}>
      {t(words)}
    </Button>
  ));
}

interface PriceProps extends Pick<BulkProps, 'choose'> {
  isBusy: boolean;
  disabledReason: string | undefined;
  onPrice: () => void;
}

/** The actions for staff who may set prices: an own price for each, or all of them by the formula. */
function PriceButtons({ choose, isBusy, disabledReason, onPrice }: PriceProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const toFormula = () => navigate('/prices/pieces/formula', { state: { pieces: choose() } });
  return (
    <>
      <Button kind="secondary" loading={isBusy} disabledReason={disabledReason} onClick={onPrice}>
        {t('bo-pieces:bulk.price')}
      </Button>
      <Button kind="secondary" onClick={() => void toFormula()}>
        {t('bo-pieces:bulk.formula')}
      </Button>
    </>
  );
}

interface SheetProps extends BulkProps {
  open: Open;
  tags: readonly string[];
}

/** The form of the chosen action. */
function OpenSheet({ open, tags, ...of }: SheetProps) {
  return (
    <>
      {open === 'withdraw' && <WithdrawMany {...of} />}
      {open === 'sell' && <SellMany {...of} />}
      {open === 'tag' && <TagMany known={tags} {...of} />}
      {open === 'codes' && <CodesMany {...of} />}
      {open !== null && typeof open === 'object' && (
        <LabelsSheet serials={open.serials} onClose={of.onClose} />
      )}
    </>
  );
}

/** The serial numbers of the selection, also if all matching pieces are selected. */
async function serialsOf(choice: Chosen, search: URLSearchParams): Promise<string[]> {
  if ('ids' in choice) return choice.ids;
  const found = await rowsThatMatch(choice.except, search);
  return found.map(({ serialNumber }) => serialNumber);
}

/** The data of the selected pieces for a transfer; displayed rows are not loaded again. */
async function piecesOf(
  choice: Chosen,
  { rows, search }: { rows: readonly StaffPieceRow[]; search: URLSearchParams },
): Promise<PieceToTransfer[]> {
  const chosen =
    'ids' in choice
      ? rows.filter(({ serialNumber }) => choice.ids.includes(serialNumber))
      : await rowsThatMatch(choice.except, search);
  return chosen.map(({ serialNumber, nameRu, nameUz, nameEn, image, weightGrams, storeId }) => {
    return { serialNumber, nameRu, nameUz, nameEn, image, weightGrams, storeId };
  });
}

async function rowsThatMatch(except: readonly string[], search: URLSearchParams): Promise<StaffPieceRow[]> {
  const { rows } = await callApi('GET /api/admin/v1/pieces', {
    query: { ...queryOf(search), size: labelsAtOnce, count: 'none' },
  });
  return rows.filter(({ serialNumber }) => !except.includes(serialNumber));
}
