import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { textsInCyrillic } from '#texts/cyrillic/to-cyrillic.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'texts');
/** Without refusals, messages, names of filters and texts for search engines, which only the server writes. */
const ofPages = /^(?!bo-|errors|facets|messages|meta).*\.json$/;

/**
 * Emits the texts of pages as files that a browser fetches, `/assets/<language>.<namespace>.<version>.json`, with one version for all of
 * them, so that a page needs no table of addresses. Uzbek in Cyrillic letters is generated here, once for all visitors (decision 47).
 */
export function pageTexts(): Plugin {
  let version = 'dev';
  return {
    name: 'page-texts',
    config(_config, { command }) {
      if (command === 'build') version = versionOf(readTexts());
      return { define: { pageTextsVersion: JSON.stringify(version) } };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, source] of readTexts())
        this.emitFile({ type: 'asset', fileName: `assets/${name}.${version}.json`, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name = ''] = /^\/assets\/(.+)\.dev\.json$/.exec(request.url ?? '') ?? [];
        const source = readTexts().get(name);
        if (source === undefined) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8').end(source);
      });
    },
  };
}

/** Reads the texts by language and namespace: `ru.cart`. */
function readTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  for (const language of ['ru', 'uz', 'en'])
    for (const file of readdirSync(path.join(folder, language)).filter((name) => ofPages.test(name))) {
      const source = readFileSync(path.join(folder, language, file), 'utf8');
      const namespace = file.replace('.json', '');
      const words: unknown = JSON.parse(source);
      texts.set(`${language}.${namespace}`, JSON.stringify(words));
      if (language === 'uz') texts.set(`uz-Cyrl.${namespace}`, JSON.stringify(textsInCyrillic(words)));
    }
  return texts;
}

function versionOf(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, source] of texts) hash.update(`${name}\n${source}\n`);
  return hash.digest('base64url').slice(0, 8);
}
