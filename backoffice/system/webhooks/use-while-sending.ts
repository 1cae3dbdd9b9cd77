import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { WebhookDelivery } from '#contract/admin/system/webhook.ts';

const everyMs = 2_000;
/** Attempts later than this are not polled for. */
const soonMs = 10_000;

/** Polls the screen while a message is being sent: its attempt ends within seconds. */
export function useWhileSending(rows: readonly Pick<WebhookDelivery, 'nextAt'>[]): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const isSoon = ({ nextAt }: Pick<WebhookDelivery, 'nextAt'>) =>
      nextAt !== null && Math.abs(Date.parse(nextAt) - Date.now()) < soonMs;
    if (!rows.some(isSoon)) return undefined;
    const timer = setTimeout(() => void revalidate(), everyMs);
    return () => clearTimeout(timer);
  }, [rows, revalidate]);
}
