import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { MoveButtons } from '../../kit/list/move-buttons.tsx';
import { BlockFields } from './block-fields.tsx';
import { PlaceholderHelp } from './placeholder-help.tsx';
import { type BlockKind, newBlock } from './block-form.ts';
import type { PageForm } from './page-form.ts';

const kinds: readonly BlockKind[] = ['heading', 'paragraph', 'list', 'table', 'note', 'picture', 'part'];

/** The blocks of a page in their order, which is changed by buttons. */
export function Blocks({ name }: { name: 'bodyRu' | 'bodyUz' | 'bodyEn' }) {
  const { t } = useWords();
  const { control } = useFormContext<PageForm>();
  const { fields, append, move, remove } = useFieldArray({ control, name });
  return (
    <section className="form">
      <h3 className="label">{t('bo-content:pages.blocks')}</h3>
      <p className="meta ink-2">{t('bo-content:pages.linkHelp')}</p>
      <PlaceholderHelp />
      <ol className="page-blocks">
        {fields.map(({ id, kind }, place) => (
          <li key={id} className="page-block">
            <div className="page-block-head">
              <b>
                {place + 1}. {t(`bo-content:pages.kind.${kind}`)}
              </b>
              <MoveButtons
                name={`${place + 1}. ${t(`bo-content:pages.kind.${kind}`)}`}
                place={place}
                count={fields.length}
                onMove={(to) => move(place, to)}
                onDrop={() => remove(place)}
              />
            </div>
            <BlockFields kind={kind} name={`${name}.${place}`} />
          </li>
        ))}
      </ol>
      <div className="sheet-actions">
        {kinds.map((kind) => (
          <Button key={kind} kind="text" type="button" onClick={() => append(newBlock(kind))}>
            {t('bo-content:pages.add', { kind: t(`bo-content:pages.kind.${kind}`) })}
          </Button>
        ))}
      </div>
    </section>
  );
}
