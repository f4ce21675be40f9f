import { sendsPicture, type CallChoice } from '../call-choice.ts';

/**
 * What the meeting is told (https://jitsi.github.io/handbook/docs/dev-guide/dev-guide-configuration): muted, with a
 * picture, with chat, never recorded or streamed. The newer and the older name of a setting stand side by side, because
 * releases differ.
 */
export function jitsiConfig(subject: string, choice: CallChoice) {
  return {
    subject,
    startScreenSharing: false,
    startWithAudioMuted: !choice.isMicrophoneOn,
    startWithVideoMuted: !sendsPicture(choice),
    startAudioOnly: choice.mode === 'audio',
    disableChat: false,
    recordingService: { enabled: false },
    fileRecordingsEnabled: false,
    localRecording: { disable: true },
    liveStreaming: { enabled: false },
    liveStreamingEnabled: false,
    transcription: { enabled: false },
    prejoinConfig: { enabled: false },
    disableDeepLinking: true,
    disableInviteFunctions: true,
    disableThirdPartyRequests: true,
    toolbarButtons: [
      'microphone',
      'camera',
      'chat',
      'raisehand',
      'videoquality',
      'toggle-camera',
      'settings',
      'hangup',
    ],
    ...(choice.mode === 'low-data' && {
      resolution: 180,
      constraints: { video: { height: { ideal: 180, max: 240, min: 120 } } },
    }),
  };
}

export const jitsiInterface = {
  MOBILE_APP_PROMO: false,
  SHOW_JITSI_WATERMARK: false,
  SHOW_CHROME_EXTENSION_BANNER: false,
  HIDE_INVITE_MORE_HEADER: true,
  DISABLE_VIDEO_BACKGROUND: true,
};

/** The app id of JaaS stands before its rooms, and in the script's address. */
export function jitsiScript(domain: string, release: string | undefined, room: string): string {
  const [appId, rest] = room.split('/');
  const path = rest === undefined ? '' : `${appId}/`;
  return `https://${domain}/${path}external_api.js${release ? `?release=${release}` : ''}`;
}
