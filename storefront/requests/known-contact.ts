import type { RouterContextProvider } from 'react-router';
import { formatPhone } from '#storefront/shell/phone.ts';
import { userContext } from '#storefront/shell/login/user.ts';

export interface KnownContact {
  phone: string;
  name: string;
  email: string;
}

/** The initial values of the contact fields: a user's own, empty for a guest. */
export async function knownContact(context: Readonly<RouterContextProvider>): Promise<KnownContact> {
  const user = await context.get(userContext)();
  return {
    phone: user?.phone == null ? '' : formatPhone(user.phone),
    name: user?.firstName ?? '',
    email: user?.email ?? '',
  };
}
