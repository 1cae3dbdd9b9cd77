import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { MoveModels } from '#contract/admin/catalog/model-bulk.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectionBar } from '../../kit/list/selection-bar.tsx';
import type { Selection } from '../../kit/list/selection.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { BulkSheet } from '../../shell/bulk/bulk-sheet.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { nameIn } from '../../shell/stores.ts';
import type { CatalogWords } from '../load-catalog.ts';
import { CategoryForm, Confirmation, type WordChange, WordsForm } from './bulk-forms.tsx';
import { queryOf } from './list-query.ts';

const actions = ['publish', 'archive', 'category', 'collections', 'occasions', 'styles'] as const;
type Action = (typeof actions)[number];

interface Props {
  selection: Selection;
  catalog: CatalogWords;
  total: number | null;
  shown: number;
}

/** The actions for the selected models. */
export function ModelsSelection({ selection, catalog, total, shown }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState<Action | null>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mayPromote = hasPermission(useSession(), 'promotions.write');
  // the screen belongs to the prices, and receives the selected models with the navigation
  const promote = (action: 'set' | 'end') =>
    void navigate(`/prices/promotions/models?action=${action}`, {
      state: { models: selection.choiceOf(queryOf(search)) },
    });
  return (
    <>
      <SelectionBar selection={selection} total={total} shown={shown}>
        {actions.map((action) => (
          <Button key={action} kind="secondary" onClick={() => setOpen(action)}>
            {t(`bo-models:bulk.${action}`)}
          </Button>
        ))}
        {mayPromote &&
          (['set', 'end'] as const).map((action) => (
            <Button key={action} kind="secondary" onClick={() => promote(action)}>
              {t(`bo-models:bulk.promotion.${action}`)}
            </Button>
          ))}
      </SelectionBar>
      {open !== null && (
        <ManySheet action={open} selection={selection} catalog={catalog} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

interface SheetProps {
  action: Action;
  selection: Selection;
  catalog: CatalogWords;
  onClose: () => void;
}

function ManySheet({ action, selection, catalog, onClose }: SheetProps) {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  const choose = () => selection.choiceOf(queryOf(search));
  const common = {
    kind: `models.${action}`,
    title: t(`bo-models:bulk.${action}`),
    onBegun: selection.clear,
    onClose,
  };
  const things = (list: CatalogWords['categories'] | CatalogWords['collections']) =>
    list.map((one) => ({ id: String(one.id), label: nameIn(one, language) }));
  if (action === 'publish' || action === 'archive')
    return (
      <BulkSheet<null>
        {...common}
        form={(submit, isBusy) => (
          <Confirmation
            lead={t(`bo-models:bulk.${action}Lead`)}
            onSubmit={() => submit(null)}
            isBusy={isBusy}
          />
        )}
        look={() => callApi(`POST /api/admin/v1/models/bulk/${action}/preview`, { body: choose() })}
        run={(token) => callApi(`POST /api/admin/v1/models/bulk/${action}`, { body: { token } })}
      />
    );
  if (action === 'category') {
    const options = things(catalog.categories);
    return (
      <BulkSheet<MoveModels>
        {...common}
        nameOf={(id) => options.find((one) => one.id === id)?.label ?? id}
        form={(submit, isBusy) => <CategoryForm options={options} onSubmit={submit} isBusy={isBusy} />}
        look={(move) =>
          callApi('POST /api/admin/v1/models/bulk/category/preview', { body: { ...choose(), ...move } })
        }
        run={(token) => callApi('POST /api/admin/v1/models/bulk/category', { body: { token } })}
      />
    );
  }
  const options =
    action === 'collections'
      ? things(catalog.collections)
      : catalog[action].map((one) => ({ id: one.code, label: nameIn(one, language) }));
  const look = ({ add, remove }: WordChange) =>
    action === 'collections'
      ? callApi('POST /api/admin/v1/models/bulk/collections/preview', {
          body: { ...choose(), add: add.map(Number), remove: remove.map(Number) },
        })
      : callApi(`POST /api/admin/v1/models/bulk/${action}/preview`, { body: { ...choose(), add, remove } });
  return (
    <BulkSheet<WordChange>
      {...common}
      nameOf={(id) => options.find((one) => one.id === id)?.label ?? id}
      form={(submit, isBusy) => <WordsForm options={options} onSubmit={submit} isBusy={isBusy} />}
      look={look}
      run={(token) => callApi(`POST /api/admin/v1/models/bulk/${action}`, { body: { token } })}
    />
  );
}
