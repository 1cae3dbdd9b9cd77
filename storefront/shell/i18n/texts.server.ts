import { addTexts } from './texts.ts';
import type { Words } from './translate.ts';

const files = import.meta.glob<Words>(['/texts/*/*.json', '!/texts/*/{errors,messages}.json'], {
  import: 'default',
  eager: true,
});

for (const [path, words] of Object.entries(files)) {
  const [, , language = '', file = ''] = path.split('/');
  addTexts(language, file.replace('.json', ''), words);
}
