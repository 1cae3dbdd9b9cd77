import { textsInCyrillic } from '#texts/cyrillic/to-cyrillic.ts';
import { addTexts } from './texts.ts';
import type { Words } from '#client/translate.ts';

const files = import.meta.glob<Words>(['/texts/*/*.json', '!/texts/*/{bo-*,errors,messages}.json'], {
  import: 'default',
  eager: true,
});

for (const [path, words] of Object.entries(files)) {
  const [, , language = '', file = ''] = path.split('/');
  const namespace = file.replace('.json', '');
  addTexts(language, namespace, words);
  if (language === 'uz') addTexts('uz-Cyrl', namespace, textsInCyrillic(words));
}
