import { portalEnvironment, readStackSettings } from '@portal/test-stack/settings';

export const stack = readStackSettings();
export const environment = portalEnvironment(stack);
export const publicUrl = environment.PORTAL_PUBLIC_URL;
export const issuer = environment.PORTAL_ISSUER;
export const recordsUrl = environment.PORTAL_RECORDS_URL;
export const identityOrigin = new URL(issuer).origin;
