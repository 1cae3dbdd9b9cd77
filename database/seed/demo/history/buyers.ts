import type { Random } from '../../random.ts';
import { type Client, clients } from '../orders/clients.ts';

const firstNames = {
  uz: ['Nilufar', 'Sevara', 'Kamola', 'Jahongir', 'Otabek', 'Feruza', 'Lola', 'Bekzod', 'Mohira', 'Ulugʻbek'],
  ru: ['Светлана', 'Ольга', 'Тимур', 'Мария', 'Виктор', 'Алина', 'Наталья', 'Фарход', 'Дарья', 'Камиля'],
} as const;
/** Family names in their female form. */
const lastNames = {
  uz: [
    'Aliyeva',
    'Qodirova',
    'Ismoilova',
    'Tursunova',
    'Hamidova',
    'Nazarova',
    'Rasulova',
    'Sodiqova',
    'Mirzayeva',
    'Olimova',
  ],
  ru: ['Ли', 'Цой', 'Петрова', 'Абдуллаева', 'Иванова', 'Хан', 'Орлова', 'Юсупова', 'Волкова', 'Каримова'],
} as const;
const men: ReadonlySet<string> = new Set([
  'Jahongir',
  'Otabek',
  'Bekzod',
  'Ulugʻbek',
  'Тимур',
  'Виктор',
  'Фарход',
]);

/** A man's family name has no female ending. */
const fullName = (first: string, last: string): string =>
  `${first} ${men.has(first) ? last.replace(/[aа]$/, '') : last}`;

/** Their phones follow those of the twelve clients, and are never assigned in reality. */
const firstPhone = 100;
const buyerCount = 90;

/** Generates the buyers of the last months: invented people, living in the same places as the clients. */
export function makeBuyers(random: Random): Client[] {
  return Array.from({ length: buyerCount }, (_, nth) => {
    const language = random.next() < 0.6 ? 'uz' : 'ru';
    const home = clients[random.whole(0, clients.length - 1)] ?? clients[0];
    return {
      name: fullName(random.pick(firstNames[language]), random.pick(lastNames[language])),
      phone: `+998900000${String(firstPhone + nth)}`,
      language,
      address: home.address,
    };
  });
}
