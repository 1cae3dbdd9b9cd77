import type { TaskList } from 'graphile-worker';
import { type NoticeDeps, contactNoticeTask, sendContactChanged } from './contact-notice.ts';

/** `tell-contact-changed` comes with every change of a phone or email. */
export function noticeTasks(deps: NoticeDeps): { tasks: TaskList } {
  return { tasks: { [contactNoticeTask]: (payload) => sendContactChanged(deps, payload) } };
}
