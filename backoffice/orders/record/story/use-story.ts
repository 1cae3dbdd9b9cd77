import { useCallback, useEffect, useState } from 'react';
import type { StaffNote } from '#contract/admin/note.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import type { StaffMessages } from '#contract/admin/staff-message.ts';
import { callApi } from '../../../shell/api.ts';
import { useFeed } from '../../../shell/feed/use-feed.ts';

/** Messages and notes of an order for its timeline, loaded after its facts; loaded again when the order or its notes change. */
export function useStory(order: StaffOrder): { messages: StaffMessages | null; notes: readonly StaffNote[] } {
  const { number } = order;
  const [messages, setMessages] = useState<StaffMessages | null>(null);
  const [notes, setNotes] = useState<readonly StaffNote[]>([]);
  const loadNotes = useCallback(
    () =>
      callApi('GET /api/admin/v1/notes/:resource/:record', {
        params: { resource: 'order', record: number },
      }).then(
        (found) => setNotes(found.notes),
        // the section of the notes reports the error
        () => undefined,
      ),
    [number],
  );
  useEffect(() => void loadNotes(), [loadNotes]);
  useFeed(['note'], ({ id }) => {
    if (id === `order/${number}`) void loadNotes();
  });
  useEffect(() => {
    let isShown = true;
    void callApi('GET /api/admin/v1/orders/:number/messages', { params: { number } }).then(
      (found) => isShown && setMessages(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
    // a step of the order sends messages, and so does an event that leaves its version as it is
  }, [number, order.version, order.events.length]);
  return { messages, notes };
}
