import { expect, it } from 'vitest';
import type { Caller } from '#storefront/shell/caller.ts';
import { changeSettings } from './change-settings.ts';
import type { Sender } from './prove-user.ts';

// no call is made: only the language is read
const sender: Sender = { caller: { language: 'ru' } as Caller, tokens: { set: () => undefined } };

it.each(['constructor', '__proto__', 'toString', 'other', ''])(
  'an intent "%s" changes nothing',
  async (intent) => {
    const form = new FormData();
    form.set('intent', intent);
    expect(await changeSettings(sender, form)).toMatchObject({ section: '', status: 200, isDone: true });
  },
);
