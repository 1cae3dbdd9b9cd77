import type { TaskList } from 'graphile-worker';
import {
  sendStaffMessage,
  sendStaffMessageTask,
  type StaffMessagePost,
} from './messages/send-staff-message.ts';
import { mailDevice, mailDeviceTask } from './new-device.ts';
import { sendInvitation, sendInvitationTask } from './send-invitation.ts';

/**
 * `send-staff-invitation` runs for each new member of the staff, `mail-staff-device` for each new device, `send-staff-message` for each
 * message from the staff.
 */
export function staffTasks(post: StaffMessagePost): { tasks: TaskList } {
  return {
    tasks: {
      [sendInvitationTask]: (payload) => sendInvitation(post, payload),
      [mailDeviceTask]: (payload) => mailDevice(post, payload),
      [sendStaffMessageTask]: (payload) => sendStaffMessage(post, payload),
    },
  };
}
