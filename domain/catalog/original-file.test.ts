import { describe, expect, it } from 'vitest';
import { readOriginalFile } from './original-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** Returns the first box of an ISO base media file: its brand and its compatible brands. */
const ftyp = (brand: string, ...brands: string[]) =>
  bytes(`\0\0\0${String.fromCharCode(16 + 4 * brands.length)}ftyp${brand}\0\0\0\0${brands.join('')}more`);
const jpeg = bytes('\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF');

describe('readOriginalFile', () => {
  it.each([
    ['rings/turn.mp4', ftyp('isom', 'iso2', 'avc1', 'mp41'), 'VIDEO', 'video/mp4'],
    ['rings/turn.mp4', ftyp('mp42'), 'VIDEO', 'video/mp4'],
    ['rings/turn.3gp', ftyp('3gp4', 'isom'), 'VIDEO', 'video/3gpp'],
    ['rings/TURN.MP4', ftyp('M4V ', 'mp42'), 'VIDEO', 'video/mp4'],
    ['rings/turn.avif', ftyp('avis', 'avif', 'msf1', 'miaf'), 'VIDEO', 'image/avif'],
    ['rings/turn.avif', ftyp('avif', 'mif1', 'avis'), 'VIDEO', 'image/avif'],
    ['rings/one.avif', ftyp('avif', 'mif1', 'miaf', 'MA1B'), 'IMAGE', 'image/avif'],
    ['rings/one.avif', ftyp('mif1', 'avif'), 'IMAGE', 'image/avif'],
    ['rings/one.jpg', jpeg, 'IMAGE', 'image/jpeg'],
    ['rings/one.jpeg', jpeg, 'IMAGE', 'image/jpeg'],
    ['rings/one.png', bytes('\u0089PNG\r\n\u001A\n'), 'IMAGE', 'image/png'],
    ['rings/one.webp', bytes('RIFF\0\0\0\0WEBPVP8 '), 'IMAGE', 'image/webp'],
  ])('%s is recognized by its ending and its first bytes', (key, head, kind, contentType) => {
    expect(readOriginalFile(key, head)).toEqual({ kind, contentType });
  });

  it.each([
    ['one.jpg', ftyp('isom'), 'a video under the name of a picture'],
    ['turn.mp4', jpeg, 'a picture under the name of a video'],
    ['turn.mp4', ftyp('avif', 'mif1'), 'a still picture under the name of a video'],
    ['one.avif', ftyp('heic', 'mif1'), 'a photo that browsers cannot show'],
    ['one.avif', ftyp('isom'), 'a video that is no AVIF'],
    ['one.png', jpeg, 'a picture whose format is not that of its name'],
    ['page.html', bytes('<!doctype html>'), 'a page'],
    ['one.svg', bytes('<svg xmlns='), 'a drawing that may carry scripts'],
    ['one.gif', bytes('GIF89a'), 'a format that the shop does not accept'],
    ['one', jpeg, 'a file without an ending'],
    ['one.jpg', bytes(''), 'an empty file'],
    ['one.avif', bytes('\0\0\0\u0020ftyp'), 'a file cut off in its first bytes'],
  ])('%s is refused: %s', (key, head) => {
    expect(readOriginalFile(key, head)).toBeNull();
  });
});
