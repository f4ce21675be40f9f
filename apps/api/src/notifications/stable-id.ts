import { uuidV5 } from '@portal/clinical-domain/ids/uuid-v5';

const namespace = 'b3a1f0c2-7f0e-4d5c-8a4e-19d26c5b7e31';

/** Whoever makes the same notification again arrives at the same id. */
export const stableId = (...name: string[]): Promise<string> => uuidV5(namespace, name.join('/'));
