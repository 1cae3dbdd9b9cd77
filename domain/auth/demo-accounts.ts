import type { StaffRole } from './permissions.ts';

interface DemoAccount {
  email: string;
  name: string;
  role: StaffRole;
  /** Slugs of the stores of this account. */
  stores: readonly string[];
}

/** The domain of the demo's email addresses. It cannot exist in reality (RFC 2606 reserves such names). */
export const demoDomain = '@zarona.demo';

const account = (
  box: string,
  ...[name, role, ...stores]: [name: string, role: StaffRole, ...stores: string[]]
): DemoAccount => ({ email: `${box}${demoDomain}`, name, role, stores });

/** One account for each role, and two sellers in different stores (backoffice.md 7). */
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
