import { splitBytes } from './policy.ts';

/**
 * Starts the modules of a page: at the first touch or key, otherwise a moment after everything that is painted has been loaded, at the
 * latest after three seconds. Plain and small: it is part of every page.
 */
const starter =
  "{let d=document,f=()=>{for(let l of d.querySelectorAll('[rel=later]'))l.rel='modulepreload';" +
  "for(let l of d.querySelectorAll('[type=later]'))l.replaceWith(Object.assign(l.cloneNode(true),{type:'module'}))};" +
  "for(let e of['pointerdown','keydown'])addEventListener(e,f);addEventListener('load',()=>setTimeout(f,100));setTimeout(f,3e3)}";

/**
 * A page can be read and used before its modules run, so they leave the connection to its styles, fonts and pictures: decision 0039 has
 * the figures. React Router's `<Scripts>` has no such option; its elements stay where they are, so that hydration finds them.
 */
export function startModulesLate(page: Buffer, nonce: string): Buffer {
  const links = replaceBytes(page, '<link rel="modulepreload"', '<link rel="later"');
  const tag = `<script nonce="${nonce}" type=`;
  const scripts = replaceBytes(links, `${tag}"module"`, `${tag}"later"`);
  if (scripts === links) return page;
  return replaceBytes(scripts, '</body>', `<script nonce="${nonce}">${starter}</script></body>`);
}

function replaceBytes(bytes: Buffer, from: string, to: string): Buffer {
  const [first = bytes, ...rest] = splitBytes(bytes, from);
  const added = Buffer.from(to);
  return rest.length === 0 ? bytes : Buffer.concat([first, ...rest.flatMap((part) => [added, part])]);
}
