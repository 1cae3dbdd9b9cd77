import { redirect } from 'react-router';
import { callOnce } from '../api.ts';

export async function loader() {
  await callOnce('GET /api/admin/v1/session', {}).catch(() => location.replace('/admin/login'));
  return redirect('/');
}
export const Component = () => null;
