import { readReceiptTime, receiptTime } from '../units/tashkent-clock.ts';
import { readCertificateId } from '../catalog/certificate-id.ts';
import { inOtherLayout } from '../search/keyboard-layout.ts';

/** The identification of a fiscal receipt of a store's cash register. */
export interface FiscalReceiptCode {
  terminal: string;
  number: string;
  /** When the register issued the receipt. */
  issuedAt: Date;
  sign: string;
}

/**
 * Returns possible spellings of a typed or scanned serial number, the most likely first. A scanner works as a keyboard: in the Russian
 * layout, ZR-001017 arrives as ЯК-001017.
 */
export function serialsOf(typed: string): string[] {
  const text = typed.replaceAll(/\s/g, '').toUpperCase();
  return [...new Set([text, inOtherLayout(text).toUpperCase()])];
}

/** What a scanned text may name, the most likely first. */
export interface ScannedNames {
  serials: string[];
  certificates: string[];
}

/** Reads a serial number, the number of a certificate, or an address that ends with one of them, as the QR code of a label does. */
export function namesIn(scanned: string): ScannedNames {
  const serials = [...new Set([scanned, endOf(scanned)].flatMap(serialsOf))];
  const certificates = serials.flatMap((text) => {
    const read = readCertificateId(text);
    return read.ok ? [read.id] : [];
  });
  return { serials, certificates };
}

/** The last part of an address. In the Russian layout of a scanner its slashes arrive as full stops and a question mark as a comma. */
function endOf(scanned: string): string {
  const isOtherLayout = /[а-яё]/i.test(scanned);
  const [path = ''] = scanned.trim().split(isOtherLayout ? ',' : /[?#]/, 1);
  return path.slice(path.lastIndexOf(isOtherLayout ? '.' : '/') + 1);
}

/**
 * Reads the QR code of a fiscal receipt: an address with `t` (terminal), `r` (number), `c` (date and time in Tashkent, yyyyMMddHHmmss) and
 * `s` (fiscal sign), in either keyboard layout of the scanner. Null if it is not one.
 */
export function readFiscalCode(scanned: string): FiscalReceiptCode | null {
  const text = scanned.trim();
  // punctuation stays: in the Russian layout a question mark arrives as a comma, and an ampersand as a question mark
  return readCode(text) ?? readCode(text.replaceAll(/[а-яё]/gi, inOtherLayout));
}

function readCode(text: string): FiscalReceiptCode | null {
  const valueOf = (name: string): string =>
    new RegExp(`(?:^|[?&,])${name}=([A-Za-z0-9]{1,40})(?=$|[&?])`, 'i').exec(text)?.[1] ?? '';
  const issuedAt = readReceiptTime(valueOf('c'));
  const [terminal, number, sign] = [valueOf('t'), valueOf('r'), valueOf('s')];
  if (issuedAt === null || terminal === '' || !/^\d+$/.test(number) || sign === '') return null;
  return { terminal, number, issuedAt, sign };
}

/** Returns the address in a receipt's QR code, under which anybody can look it up. */
export function fiscalUrl({ terminal, number, issuedAt, sign }: FiscalReceiptCode): string {
  return `https://ofd.soliq.uz/check?t=${terminal}&r=${number}&c=${receiptTime(issuedAt)}&s=${sign}`;
}
