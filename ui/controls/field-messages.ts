import { createContext } from 'react';

/** What was refused of a field of the form around it, by the name of its control. The back-office's forms provide it. */
export const FieldMessages = createContext<(name: string) => string | undefined>(() => undefined);
