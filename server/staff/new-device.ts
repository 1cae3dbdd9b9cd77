import { fillText } from '#contract/wording-rules.ts';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { deviceName } from '#domain/auth/device-name.ts';
import { formatMoment } from '#ui/dates.ts';
import type { MailProvider } from '#providers/email/port.ts';
import type { Db } from '#database/connect.ts';
import { writeLetter } from '#server/auth/codes/compose-message.ts';
import { enqueue } from '#server/kit/jobs.ts';
import en from '#texts/en/bo-messages.json' with { type: 'json' };
import ru from '#texts/ru/bo-messages.json' with { type: 'json' };
import uz from '#texts/uz/bo-messages.json' with { type: 'json' };
import { findDevice, insertDevice } from './queries-device.ts';

export const mailDeviceTask = 'mail-staff-device';
const Payload = Type.Object({ deviceId: Type.Integer() });
const texts = { ru, uz, en };

/** Removes version numbers from the browser's name, so that an update is not a new device. The same as in migration 0354. */
const deviceOf = (browser: string): string => browser.replaceAll(/[0-9]+(?:\.[0-9]+)*/g, '');

/** Records the device of a login. The person is informed of a new device by mail, except for their first one. */
export async function recordDevice(
  db: Db,
  { device, ...login }: { staffId: number; device: string; ip: string; now: Date },
): Promise<void> {
  const deviceId = await insertDevice(db, { ...login, device: deviceOf(device) });
  if (deviceId !== undefined) await enqueue(db, { task: mailDeviceTask, payload: { deviceId } });
}

interface DevicePost {
  db: Db;
  mail: MailProvider | undefined;
  publicUrl: string;
}

/** Mails a member of the staff that a new device has logged in to their account, and what to do if it was somebody else. */
export async function mailDevice({ db, mail, publicUrl }: DevicePost, payload: unknown): Promise<void> {
  const parsed = Value.Parse(Payload, payload);
  const { deviceId } = parsed;
  const found = await findDevice(db, deviceId);
  if (found === undefined || mail === undefined) return;
  const { language, name, email, device, ip, at } = found;
  const { subject, hello, facts, notYou } = texts[language].newDevice;
  const when = formatMoment(at.toISOString(), language);
  const named = fillText(facts, { device: deviceName(device), time: when, ip });
  const paragraphs = [fillText(hello, { name }), named, notYou, `${publicUrl}/admin/me`];
  await mail.send({ to: email, ...writeLetter({ language, subject, paragraphs, publicUrl }) });
}
