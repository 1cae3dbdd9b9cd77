import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Few files instead of dozens: a phone's first visit is at most 25 requests (quality.md). */
const groups = [
  { name: 'vendor', test: /node_modules/, priority: 2 },
  {
    name: 'shop',
    test: /\/(?:ui|client|contract)\/|\/storefront\/(?:shell\/|links|catalog\/tile)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  // all styles in one file of some 11 kB: less than the headers of a file for each component
  build: { assetsInlineLimit: 0, target: 'es2022', cssTarget: 'chrome111', cssCodeSplit: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
