import { expect, it } from 'vitest';
import { isAboutPromo } from './change-promo.ts';

function form(fields: Record<string, string>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
}

it.each([
  ['the button of the promo code', { intent: 'promo', promoCode: 'SALOM' }],
  ['the button that takes it out', { intent: 'promo-remove' }],
  ['the order’s button, with a code that was typed and not tried', { promoCode: 'SALOM' }],
  ['the order’s button, with another code than was tried', { promoCode: 'SALOM', promoTried: 'SALAM' }],
])('a code is applied after %s', (_button, fields) => {
  expect(isAboutPromo(form(fields))).toBe(true);
});

it.each([
  ['without a code', {}],
  ['with an empty field', { promoCode: '  ' }],
  ['with a code that was tried in vain', { promoCode: 'SALAM', promoTried: 'SALAM' }],
  ['that sends a code to the phone', { intent: 'resend', promoCode: 'SALOM' }],
  ['that takes a row out', { intent: 'remove' }],
])('no code is applied after a button %s', (_button, fields) => {
  expect(isAboutPromo(form(fields))).toBe(false);
});
