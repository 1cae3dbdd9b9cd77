import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Declares the order of the cascade's layers (ui/styles/base.css) in every stylesheet, because any of them may be loaded first. */
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
 * Few files instead of dozens for each screen: what the start and the login use, what frames every screen, and the parts that
 * several screens share. A group also takes what its modules import, unless a group of higher priority has taken that.
 */
const groups = [
  {
    name: 'login',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/backoffice\/(?:login\/app|shell\/login\/|kit\/(?:language|theme)\.)/,
    priority: 3,
  },
  { name: 'frame', test: /\/backoffice\/(?:app|shell\/frame\/frame)\.tsx/, priority: 2 },
  { name: 'parts', test: /\/backoffice\/(?:kit|shell)\//, minShareCount: 4, priority: 1 },
];

/**
 * The back-office, a single-page app under /admin. It is built separately, so that no byte of it is in the storefront's files
 * (backoffice.md BO-60). tools/builder/build-shop.ts removes the files of older builds.
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
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
