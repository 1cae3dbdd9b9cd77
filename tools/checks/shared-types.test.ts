import { describe, expect, it } from 'vitest';
import { importGraph } from '../fence/imports.ts';
import { findShared } from './shared-types.ts';

describe('files of the browser that the server also uses', () => {
  it('are found if the server imports them, not only tests', () => {
    const modules = importGraph([
      { path: 'server/a.ts', text: "import { som } from '#ui/format.ts'; import '#domain/units/som.ts';" },
      { path: 'server/a.test.ts', text: "import '#ui/dates.ts';" },
      { path: 'storefront/page.tsx', text: "import '#ui/brand/wordmark.ts';" },
      { path: 'storefront/entry.server.tsx', text: "import type { Caller } from './shell/caller.ts';" },
    ]);
    expect(findShared(modules)).toEqual(['storefront/shell/caller.ts', 'ui/format.ts']);
  });
});
