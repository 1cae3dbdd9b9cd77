import { makeBuyers } from '../history/buyers.ts';
import type { Random } from '../../random.ts';

export interface Requester {
  name: string;
  phone: string;
  language: 'uz' | 'ru' | 'en';
}

/** Their phones follow those of the buyers, and are never assigned in reality. */
const firstPhone = 300;

/** Generates invented people who make requests, each with a phone of their own. */
export function makeRequesters(
  random: Random,
  { from, count }: { from: number; count: number },
): Requester[] {
  const names = makeBuyers(random);
  return Array.from({ length: count }, (_, nth) => {
    const { name, language } = random.pick([names[0] ?? fallback, ...names]);
    return { name, language, phone: `+998900000${String(firstPhone + from + nth)}` };
  });
}

const fallback: Requester = { name: 'Kamola Aliyeva', language: 'uz', phone: '' };
