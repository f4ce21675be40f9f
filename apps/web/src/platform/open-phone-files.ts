import { Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { createPhoneFiles } from './phone-files.ts';

export const phoneFiles = createPhoneFiles({ filesystem: Filesystem, share: Share });
