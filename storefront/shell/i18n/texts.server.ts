import { addTexts } from './texts.ts';
import type { Words } from '#client/translate.ts';

const files = import.meta.glob<Words>(['/texts/*/*.json', '!/texts/*/{bo-*,errors,messages}.json'], {
  import: 'default',
  eager: true,
});

for (const [path, words] of Object.entries(files)) {
  const [, , language = '', file = ''] = path.split('/');
  addTexts(language, file.replace('.json', ''), words);
}
