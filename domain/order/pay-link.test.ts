import { describe, expect, it } from 'vitest';
import { payLinkWaitMs } from './pay-link.ts';

const at = (time: string) => new Date(`2026-04-08T${time}:00Z`);
const minutes = (ms: number) => ms / 60_000;

describe('payLinkWaitMs', () => {
  it.each([
    [[], 0],
    [['09:58'], 0],
    [['09:59'], 1],
    [['09:50', '09:45', '09:40'], 0],
    [['09:50', '09:45', '09:40', '09:30'], 24 * 60 - 30],
    [['09:59', '09:45', '09:40', '09:30', '09:00'], 24 * 60 - 30],
  ])('after %j it is %d minutes at 10:00', (sent, wait) => {
    expect(minutes(payLinkWaitMs(sent.map(at), at('10:00')))).toBe(wait);
  });
});
