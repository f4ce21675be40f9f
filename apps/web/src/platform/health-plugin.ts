import { Health } from '@capgo/capacitor-health';
import { createNativeHealth } from './health-native.ts';

export const nativeHealth = createNativeHealth(Health);
