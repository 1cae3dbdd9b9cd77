import { ApiProblem, isApiProblem } from '#client/problem.ts';
import { messagesOf, refusedHere } from '../../kit/forms/refused/refused-fields.ts';
import type { T } from '../../kit/words.tsx';
import { whyIncomplete } from './block-form.ts';
import { type Incomplete, type PageForm, type PageLanguage, pageLanguages } from './page-form.ts';

/** The language of the first refused field. */
export function languageOf(error: unknown): PageLanguage | undefined {
  const [name = ''] = messagesOf(error).keys();
  return pageLanguages.find((language) => name.split('.', 1)[0]?.endsWith(language));
}

/** Incomplete blocks, each with its reason at its field. */
export function refusedBlocks(form: PageForm, blocks: readonly Incomplete[], t: T): ApiProblem {
  return refusedHere(
    blocks.flatMap(({ language, place }) => {
      const block = form[`body${language}`][place];
      if (block === undefined) return [];
      const { field, reason } = whyIncomplete(block);
      const message = reason === 'needed' ? t('bo-shell:needed') : t(`bo-content:pages.wrong.${reason}`);
      return [{ path: `/body${language}/${place}/${field}`, message }];
    }),
  );
}

/** The error with the paths of the form: items, rows and links of a block are typed in its text. */
export function atBlockFields(error: unknown): unknown {
  if (!isApiProblem(error)) return error;
  const errors = error.problem.errors?.map((field) => ({
    ...field,
    path: field.path.replace(
      /^(\/body(?:Ru|Uz|En)\/\d+)\/(\w+).*$/,
      (_path, block: string, part: string) => `${block}/${part === 'key' ? 'key' : 'text'}`,
    ),
  }));
  return errors === undefined ? error : new ApiProblem({ ...error.problem, errors });
}
