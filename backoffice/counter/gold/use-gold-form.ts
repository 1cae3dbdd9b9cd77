import { useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { Gold } from '#contract/admin/gold.ts';
import type { StaffInput } from '#client/admin/call-staff-api.ts';
import { callApi } from '../../shell/api.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { gramsOf, worthOf } from './gold-worth.ts';

type Body = StaffInput<'POST /api/admin/v1/counter/gold'>['body'];

const empty = { description: '', gross: '', net: '', name: '', document: '' };
export type Typed = typeof empty;

/** The typed data of old gold, its value, and how it is bought: all attempts share one idempotency key, so that it is bought once. */
export function useGoldForm(gold: Gold, storeId: number) {
  const { revalidate } = useRevalidator();
  const [metal, setMetal] = useState('');
  const [probe, setProbe] = useState(585);
  const [typed, setTyped] = useState(empty);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const { attempt, error, isBusy } = useAttempt();
  const bought = gold.rates.filter(({ rate }) => rate !== null);
  const chosen = bought.find((one) => one.metal === metal) ?? bought[0];
  const price = chosen?.prices.find((one) => one.probe === probe) ?? chosen?.prices[0];
  const [gross, net] = [gramsOf(typed.gross), gramsOf(typed.net)];
  const amount = worthOf({ rate: chosen?.rate ?? null, net, probe: price?.probe ?? 0 });
  const body = bodyOf({ typed, storeId, metal: chosen?.metal, probe: price?.probe, gross, net, amount });
  /** A changed request gets a new key. */
  const anew = () => setKey(crypto.randomUUID());
  const take = async (sent: Body) => {
    await callApi('POST /api/admin/v1/counter/gold', { body: sent }, { key });
    setTyped(empty);
    setTried(false);
    anew();
    await revalidate();
  };
  return {
    bought,
    chosen,
    price,
    net,
    amount,
    isWeightWrong: !isWeight(gross, net, amount),
    typed,
    isTried,
    error,
    isBusy,
    set: (name: keyof Typed, value: string) => {
      setTyped({ ...typed, [name]: value });
      anew();
    },
    setMetal: (code: string) => {
      setMetal(code);
      anew();
    },
    setProbe: (value: number) => {
      setProbe(value);
      anew();
    },
    submit: (sent: FormEvent<HTMLFormElement>) => {
      sent.preventDefault();
      setTried(true);
      if (body !== null) void attempt(() => take(body));
    },
  };
}

const isWeight = (gross: number | null, net: number | null, amount: number): boolean =>
  gross !== null && net !== null && net <= gross && amount > 0;

interface Read {
  typed: Typed;
  storeId: number;
  metal: string | undefined;
  probe: number | undefined;
  gross: number | null;
  net: number | null;
  amount: number;
}

/** The request body; null if something is missing. */
function bodyOf({ typed, storeId, metal, probe, gross, net, amount }: Read): Body | null {
  const [description, name, document] = [typed.description, typed.name, typed.document].map((text) =>
    text.trim(),
  );
  if (!description || !name || !document || metal === undefined || probe === undefined) return null;
  if (gross === null || net === null || !isWeight(gross, net, amount)) return null;
  return {
    storeId,
    description,
    metal,
    probe,
    gross,
    net,
    expectedAmount: amount,
    person: { name, document },
  };
}
