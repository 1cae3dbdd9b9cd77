// The kit without the shop's frame, for the screenshots of e2e/kit.spec.ts: `?language=uz&theme=kecha`.
import { createRoot } from 'react-dom/client';
import { languages } from '#contract/words.ts';
import kecha from '#ui/styles/kecha.css?url';
import { Kit } from './kit.tsx';
import '../root.css';

const query = new URLSearchParams(location.search);
const language = languages.find((one) => one === query.get('language')) ?? 'ru';
document.documentElement.lang = language;
if (query.get('theme') === 'kecha') {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = kecha;
  document.head.append(link);
}
const place = document.createElement('main');
document.body.append(place);
createRoot(place).render(<Kit language={language} />);
