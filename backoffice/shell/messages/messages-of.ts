/** Whose messages: the shopper’s of an order, or a customer’s; `phone`: the whole one, by which a seller found the customer. */
export type MessagesOf = { number: string } | { id: number; phone?: string };
