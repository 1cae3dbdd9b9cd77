import { describe, expect, it } from 'vitest';
import { isRecordNumber, readPieceScan, spellingsOf } from './scanned-serial.ts';

const serials = ['ZR-001017', 'ZR-001323'];

describe('a scan among the pieces of a record', () => {
  it.each([
    ['in small letters with a line break', ' zr-001017\n'],
    ['by a scanner in the Russian layout', 'ЯК-001017'],
    ['by a scanner in the Russian layout, in small letters', 'як-001017'],
  ])('finds a piece that was scanned %s', async (_, text) =>
    expect(await readPieceScan(text, serials)).toEqual({ kind: 'ours', serial: 'ZR-001017' }),
  );
});

it('numbers of orders and transfers open their own screens, in both layouts', () => {
  const numbers = ['Z-261122-00061', 'я-261122-00061', 'T-12', 'е-12'];
  expect(numbers.filter((text) => !isRecordNumber(text))).toEqual([]);
  expect(isRecordNumber('ZR-001017')).toBe(false);
});

it('spellings are in capitals', () => expect(spellingsOf('як-1')).toEqual(['ЯК-1', 'ZR-1']));
