import { deviceList, type Device } from '@portal/api-contract/account';
import type { AuthorizeRequest } from '@portal/api-contract/auth';
import { portalApi } from '../../http/portal-api.ts';
import { session } from '../session.ts';
import { withBearer } from '../with-bearer.ts';

const api = portalApi.extend({ throwHttpErrors: (status) => status !== 401 });

export async function listDevices(): Promise<Device[]> {
  const response = await withBearer((headers) => api.get('devices', { headers }));
  return deviceList.parse(await response.json()).devices;
}

export async function signOutDevice(id: string): Promise<void> {
  await withBearer((headers) => api.delete(`devices/${encodeURIComponent(id)}`, { headers }));
}

export async function signOutOtherDevices(): Promise<void> {
  await withBearer((headers) => api.delete('devices/others', { headers }));
}

/** Whether this browser stays signed in when nobody uses it. */
export async function chooseToStay(staysSignedIn: boolean): Promise<void> {
  await withBearer((headers) => api.put('devices/this', { json: { staysSignedIn }, headers }));
  await session.refresh();
}

export async function deleteAccountWith(proof: AuthorizeRequest): Promise<void> {
  await withBearer((headers) => api.post('account/delete', { json: proof, headers, timeout: 20_000 }));
}

export async function confirmWith(proof: AuthorizeRequest): Promise<void> {
  await withBearer((headers) => api.post('account/confirm', { json: proof, headers }));
}
