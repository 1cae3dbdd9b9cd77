import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { LinkSheet } from '../../shell/links/link-sheet.tsx';
import type { ReductionFields } from './reduction-fields.ts';
import type { SetField } from './reduction-parts.tsx';

interface Props {
  fields: ReductionFields;
  set: SetField;
  helper: string;
}

/** The models, categories and collections of a reduction: typed, or the latter two chosen by name. */
export function TargetsField({ fields, set, helper }: Props) {
  const { t } = useWords();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="form">
      <Field
        name="targets"
        label={t('bo-prices:reduction.targets')}
        helper={helper}
        autoComplete="off"
        value={fields.targets}
        onChange={({ target }) => set('targets', target.value)}
      />
      <Button kind="text" type="button" onClick={() => setChoosing(true)}>
        {t('bo-prices:reduction.chooseTargets')}
      </Button>
      {isChoosing && (
        <LinkSheet
          kinds={['category', 'collection']}
          onChoose={({ path }) => {
            set('targets', withTarget(fields.targets, path.split('/').at(-1) ?? ''));
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

/** Adds an address to those typed, unless it is one of them. */
function withTarget(typed: string, added: string): string {
  const targets = typed.split(/[\s,;]+/).filter((word) => word !== '');
  return [...new Set([...targets, added])].join(', ');
}
