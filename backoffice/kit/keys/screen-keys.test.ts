import { expect, it } from 'vitest';
import { registerKeys, screenKeys } from './screen-keys.ts';

it('the sheet lists the keys of all parts of the open screen once, and none of a screen that was left', () => {
  const down = { key: 'j', label: 'Down' };
  const leaveList = registerKeys([down, false]);
  const leaveRecord = registerKeys([{ key: 'p', label: 'Publish' }, down]);
  expect(screenKeys().map(({ key }) => key)).toEqual(['j', 'p']);
  leaveRecord();
  expect(screenKeys()).toEqual([down]);
  leaveList();
  expect(screenKeys()).toEqual([]);
});
