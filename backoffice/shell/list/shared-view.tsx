import type { SavedView } from '#contract/admin/view.ts';
import { ChoiceMenu } from '../../kit/choice-menu.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { roles } from '../roles.ts';

interface Props {
  view: SavedView;
  change: (send: () => Promise<unknown>) => Promise<void>;
}

/** Whether everybody sees a view, and the roles whose list begins with it. */
export function SharedView({ view, change }: Props) {
  const { t } = useWords();
  const { id, version, isShared, defaultFor } = view;
  const share = (body: Pick<SavedView, 'isShared' | 'defaultFor'>) =>
    void change(() => callApi('PATCH /api/admin/v1/views/:id', { params: { id }, body }, { version }));
  return (
    <>
      <label className="view-shared">
        <input
          type="checkbox"
          className="row-check"
          checked={isShared}
          onChange={() => share({ isShared: !isShared, defaultFor: isShared ? [] : defaultFor })}
        />
        {t('bo-shell:list.shareView')}
      </label>
      {isShared && (
        <ChoiceMenu
          label={t('bo-shell:list.defaultFor')}
          options={roles.map((role) => ({ id: role, label: t(`bo-shell:role.${role}`) }))}
          chosen={defaultFor}
          onChange={(chosen) =>
            share({ isShared, defaultFor: roles.filter((role) => chosen.includes(role)) })
          }
        />
      )}
    </>
  );
}
