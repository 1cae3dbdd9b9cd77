import { splitBytes } from './policy.ts';

/**
 * Starts the modules of a page: at the first pointer or key press, otherwise a moment after the load event, at the latest after three
 * seconds. Kept small because it is part of every page.
 */
const starter =
  "{let d=document,f=()=>{for(let l of d.querySelectorAll('[rel=later]'))l.rel='modulepreload';" +
  "for(let l of d.querySelectorAll('[type=later]'))l.replaceWith(Object.assign(l.cloneNode(true),{type:'module'}))};" +
  "for(let e of['pointerdown','keydown'])addEventListener(e,f);addEventListener('load',()=>setTimeout(f,100));setTimeout(f,3e3)}";

/**
 * Delays a page's modules, because the page can be read and used without them and its styles, fonts and pictures need the connection first
 * (figures in decision 0039). React Router's `<Scripts>` has no such option. The elements stay in their place, so that hydration finds
 * them.
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
