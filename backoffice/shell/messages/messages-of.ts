/** Whose messages: those to the shopper of an order, or to a customer; `phone`: the whole phone by which a seller found the customer. */
export type MessagesOf = { number: string } | { id: number; phone?: string };
