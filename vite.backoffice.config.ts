import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** The order of the cascade's layers (ui/styles/base.css) has to stand before whichever file the bundler puts first. */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `@layer base,component,page;${String(file.source)}`;
    }
  },
};

/**
 * The back-office, a single-page app under /admin: a build of its own, so that no byte of it is in the storefront's files
 * (backoffice.md BO-60). What the build before made is removed by tools/builder/build-shop.ts.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, 'backoffice'),
  base: '/admin/',
  publicDir: false,
  plugins: [layersFirst],
  build: {
    outDir: path.join(import.meta.dirname, 'build/backoffice'),
    emptyOutDir: false,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssTarget: 'chrome111',
  },
});
