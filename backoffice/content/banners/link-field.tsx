import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LinkTarget } from '#contract/admin/content/banner.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { LinkSheet } from '../../shell/links/link-sheet.tsx';
import { nameIn } from '../../shell/stores.ts';
import type { BannerForm } from './banner-form.ts';

/** The link of a banner: chosen by name, or typed as an address of the shop, for example with filters. */
export function LinkField({ isWrong }: { isWrong: boolean }) {
  const { t, language } = useWords();
  const { register, watch, setValue, formState } = useFormContext<BannerForm>();
  const [isChoosing, setChoosing] = useState(false);
  const link = watch('link');
  const target = useTarget(link);
  return (
    <div className="form">
      <Field
        label={t('bo-content:banners.link')}
        helper={
          target === null
            ? t('bo-content:banners.linkHelp')
            : `${t(`bo-content:link.kind.${target.kind}`)}: ${nameIn(target, language)}`
        }
        maxLength={300}
        error={isWrong || formState.errors.link ? t('bo-content:banners.linkWrong') : undefined}
        {...register('link', { required: true, pattern: /^\/[A-Za-z0-9/?=&,._%+-]*$/ })}
      />
      <Button kind="text" type="button" onClick={() => setChoosing(true)}>
        {t('bo-content:link.choose')}
      </Button>
      {isChoosing && (
        <LinkSheet
          onChoose={({ path }) => {
            setValue('link', path, { shouldDirty: true, shouldValidate: true });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

/** The page at the address, looked up when typing has paused; null if there is none, or it is not known yet. */
function useTarget(link: string): LinkTarget | null {
  const [found, setFound] = useState<{ path: string; target: LinkTarget | null } | null>(null);
  const [path = ''] = link.split('?');
  useEffect(() => {
    if (!path.startsWith('/')) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void callApi('GET /api/admin/v1/link-targets', { query: { path } }).then(
        ([target]) => {
          if (!isOver) setFound({ path, target: target ?? null });
        },
        // the address is checked again when the draft is saved
        () => undefined,
      );
    }, 300);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [path]);
  return found?.path === path ? found.target : null;
}
