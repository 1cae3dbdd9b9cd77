import type { StaffRole } from './permissions.ts';

interface DemoAccount {
  email: string;
  name: string;
  role: StaffRole;
  /** The slugs of its stores. */
  stores: readonly string[];
}

/** The domain of the demo's accounts, which no real address has (RFC 2606 keeps such names free). */
export const demoDomain = '@zarona.demo';

const account = (
  box: string,
  ...[name, role, ...stores]: [name: string, role: StaffRole, ...stores: string[]]
): DemoAccount => ({ email: `${box}${demoDomain}`, name, role, stores });

/** One of each role; two sellers, of different stores (backoffice.md 7). */
export const demoAccounts: readonly DemoAccount[] = [
  account('owner', 'Nodira Karimova', 'OWNER'),
  account('manager', 'Rustam Yoʻldoshev', 'MANAGER'),
  account('content', 'Malika Saidova', 'CONTENT'),
  account('support', 'Aziza Rahimova', 'SUPPORT'),
  account('warehouse', 'Jasur Toshmatov', 'WAREHOUSE'),
  account('seller', 'Dilnoza Ergasheva', 'SELLER', 'toshkent-amir-temur'),
  account('seller2', 'Sherzod Nazarov', 'SELLER', 'samarqand'),
  account('accountant', 'Gulnora Abdullayeva', 'ACCOUNTANT'),
];
