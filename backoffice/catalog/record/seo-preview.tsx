import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { TabRadios } from '#ui/controls/tab-radios.tsx';
import { useWords } from '../../kit/words.tsx';
import type { ModelForm } from './model-form.ts';
import { type TextLanguage, textLanguages } from './text-columns.tsx';
import './seo-preview.css';

const ending = { ru: 'Ru', uz: 'Uz', en: 'En' } as const;
const prefix = { ru: '', uz: '/uz', en: '/en' } as const;

/** How the page looks in a search result and in a message, by what is typed; what is empty the shop writes by itself. */
export function SeoPreview({ model }: { model: StaffModel }) {
  const { t } = useWords();
  const [language, setLanguage] = useState<TextLanguage>('ru');
  const of = ending[language];
  const [name, description, seoTitle, seoDescription, slug] = useWatch<
    ModelForm,
    [
      `name${typeof of}`,
      `description${typeof of}`,
      `seoTitle${typeof of}`,
      `seoDescription${typeof of}`,
      `slug${typeof of}`,
    ]
  >({ name: [`name${of}`, `description${of}`, `seoTitle${of}`, `seoDescription${of}`, `slug${of}`] });
  const title = `${seoTitle.trim() || name} | Zarona`;
  const text = seoDescription.trim() || description;
  const picture = model.photos.find(({ kind }) => kind === 'IMAGE');
  const host = location.host;
  return (
    <div className="seo-preview">
      <TabRadios
        name="seo-language"
        legend={t('bo-models:languageOfTexts')}
        options={textLanguages.map((value) => ({ value, label: t(`bo-shell:language.${value}`) }))}
        value={language}
        onChange={setLanguage}
      />
      <div className="seo-previews" lang={language}>
        <figure>
          <figcaption className="label">{t('bo-models:seoPreview.google')}</figcaption>
          <p className="seo-address">{`${host}${prefix[language]}/product/${slug}`}</p>
          <p className="seo-title">{title}</p>
          <p className="seo-text">{text}</p>
        </figure>
        <figure>
          <figcaption className="label">{t('bo-models:seoPreview.telegram')}</figcaption>
          <div className="seo-message">
            <p className="seo-site">{t('bo-models:seoPreview.site')}</p>
            <p className="seo-name">{title}</p>
            <p className="seo-text">{text}</p>
            {picture !== undefined && <img src={`${picture.url}&w=400`} alt="" loading="lazy" />}
          </div>
        </figure>
      </div>
      {(seoTitle.trim() === '' || seoDescription.trim() === '') && (
        <p className="meta ink-2">{t('bo-models:seoHelp')}</p>
      )}
    </div>
  );
}
