import type { TaskList } from 'graphile-worker';
import { type NoticeDeps, contactNoticeTask, sendContactChanged } from './contact-notice.ts';

/** `tell-contact-changed` is enqueued with every change of a phone or email. */
export function noticeTasks(deps: NoticeDeps): { tasks: TaskList } {
  return { tasks: { [contactNoticeTask]: (payload) => sendContactChanged(deps, payload) } };
}
