import { useState } from 'react';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';

interface Props {
  model: StaffModel;
  onError: (error: unknown) => void;
}

/** Opens the shop's page of a model in any state, as a guest would see it, for half an hour. */
export function PreviewButton({ model, onError }: Props) {
  const { t, language } = useWords();
  const [isBusy, setBusy] = useState(false);
  const { artikul, slugRu, slugUz, slugEn } = model;
  const path = { ru: `/product/${slugRu}`, uz: `/uz/product/${slugUz}`, en: `/en/product/${slugEn}` }[
    language
  ];
  const show = async () => {
    // opened at the press: a browser lets a page open no other one later
    const tab = open('', '_blank');
    setBusy(true);
    try {
      const { token } = await callApi('POST /api/admin/v1/models/:artikul/preview', { params: { artikul } });
      tab?.location.replace(`${path}?preview=${token}`);
    } catch (error) {
      tab?.close();
      onError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" loading={isBusy} onClick={() => void show()}>
      {t('bo-models:preview')}
    </Button>
  );
}
