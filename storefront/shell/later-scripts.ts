/**
 * Begins the page's modules: at the first touch or key, else when everything that is painted is there and the browser says that it has
 * painted (a fast one does so some 50 ms after the load event) and had a few frames more for the picture that came last, at the latest
 * after three seconds. Plain, small and without a name: it travels in every page.
 */
const begin = `{let d=document,o=0,g=()=>{if(o++)return;d.querySelectorAll('[rel=later]').forEach(l=>l.rel='modulepreload');\
d.querySelectorAll('[type=later]').forEach(l=>{let s=d.createElement('script');s.type='module';s.text=l.text;d.head.append(s)})},\
p=()=>new PerformanceObserver(()=>setTimeout(g,99)).observe({type:'paint',buffered:true});d.readyState=='complete'?p():addEventListener('load',p);\
for(let e of ['pointerdown','keydown'])addEventListener(e,g);setTimeout(g,3e3)}`;

/**
 * A page works without its scripts: links lead, forms send. So its modules leave the line to styles, letters and pictures, and are fetched
 * after these (LCP in quality.md). The markup keeps its elements, so that hydration finds what was rendered. In parts: what lies between
 * its head and its scripts is most of the page, and is not copied.
 */
export function laterScripts(page: string, nonce: string): string[] {
  const mark = `<script nonce="${nonce}" type=`;
  const body = page.indexOf('</head>');
  const module = page.indexOf(`${mark}"module"`, body);
  if (module === -1) return [page];
  return [
    page.slice(0, body).replaceAll('<link rel="modulepreload"', '<link rel="later"'),
    page.slice(body, module),
    `${mark}"later"${page.slice(module + mark.length + '"module"'.length)}`,
  ];
}

export const beginScript = (nonce: string): string => `<script nonce="${nonce}">${begin}</script>`;
