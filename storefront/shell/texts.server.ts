import { addTexts } from './texts.ts';

const files = import.meta.glob<object>(['/texts/*/*.json', '!/texts/*/{errors,messages}.json'], {
  import: 'default',
  eager: true,
});

for (const [path, words] of Object.entries(files)) {
  const [, , language = '', file = ''] = path.split('/');
  addTexts(language, file.replace('.json', ''), words);
}
