import {
  ConnectionQuality,
  DisconnectReason,
  type LocalVideoTrack,
  type RemoteParticipant,
  type RemoteTrack,
  Room,
  RoomEvent,
  Track,
  VideoQuality,
} from 'livekit-client';
import { sendsPicture, type CallChoice, type CallMode } from '../call-choice.ts';
import { roomOptions } from './room-options.ts';

const chatTopic = 'lk.chat';

export type ChatLine = { id: number; isOwn: boolean; text: string };

export type CallState = {
  status: 'connecting' | 'open' | 'reconnecting' | 'elsewhere' | 'failed' | 'left';
  /** When the doctor came in; undefined while nobody is there. */
  doctorSince: number | undefined;
  /** The doctor was here before. */
  wasDoctorHere: boolean;
  doctorPicture: RemoteTrack | undefined;
  doctorSound: RemoteTrack | undefined;
  ownPicture: LocalVideoTrack | undefined;
  isMicrophoneOn: boolean;
  isCameraOn: boolean;
  mode: CallMode;
  isLineWeak: boolean;
  mustTapToHear: boolean;
  lines: readonly ChatLine[];
};

export type LiveCall = ReturnType<typeof startCall>;

type Pass = { url: string; token: string };

/** A call from its beginning to its end. `onChange` hears of each new state; nothing is asked twice. */
export function startCall({ url, token }: Pass, choice: CallChoice, onChange: (state: CallState) => void) {
  const room = new Room(roomOptions(choice));
  let mode = choice.mode;
  let status: CallState['status'] = 'connecting';
  let wasDoctorHere = false;
  let lines: readonly ChatLine[] = [];

  const tell = () => onChange(read());
  const isOver = () => status === 'left' || status === 'failed' || status === 'elsewhere';

  function read(): CallState {
    const { localParticipant: own } = room;
    const doctor = findDoctor(room);
    const trackOf = (source: Track.Source) => doctor?.getTrackPublication(source)?.track;
    wasDoctorHere ||= doctor !== undefined;
    const picture = own.getTrackPublication(Track.Source.Camera);
    return {
      status,
      doctorSince: doctor && (doctor.joinedAt?.getTime() ?? Date.now()),
      wasDoctorHere,
      doctorPicture: doctor?.isCameraEnabled ? trackOf(Track.Source.Camera) : undefined,
      doctorSound: trackOf(Track.Source.Microphone),
      ownPicture: picture && !picture.isMuted ? (picture.track as LocalVideoTrack) : undefined,
      isMicrophoneOn: own.isMicrophoneEnabled,
      isCameraOn: own.isCameraEnabled,
      mode,
      isLineWeak: [ConnectionQuality.Poor, ConnectionQuality.Lost].includes(own.connectionQuality),
      mustTapToHear: !room.canPlaybackAudio,
      lines,
    };
  }

  function end(next: CallState['status']) {
    if (status === 'left') return;
    status = next;
    tell();
  }

  /** Audio only means no picture either way; low data means the small one. */
  function takePictures() {
    for (const publication of findDoctor(room)?.videoTrackPublications.values() ?? []) {
      publication.setSubscribed(mode !== 'audio');
      if (mode !== 'audio')
        publication.setVideoQuality(mode === 'low-data' ? VideoQuality.LOW : VideoQuality.HIGH);
    }
    tell();
  }

  function addLine(isOwn: boolean, text: string) {
    lines = [...lines, { id: lines.length, isOwn, text }];
    tell();
  }

  for (const event of changes) room.on(event, tell);
  room
    .on(RoomEvent.TrackPublished, takePictures)
    .on(RoomEvent.ParticipantConnected, takePictures)
    .on(RoomEvent.Reconnecting, () => end('reconnecting'))
    .on(RoomEvent.Reconnected, () => end('open'))
    .on(RoomEvent.Disconnected, (reason) =>
      end(reason === DisconnectReason.DUPLICATE_IDENTITY ? 'elsewhere' : 'failed'),
    );
  room.registerTextStreamHandler(
    chatTopic,
    (reader) => void reader.readAll().then((text) => addLine(false, text)),
  );

  /** A device that is refused or gone leaves the call as it is, without it. After the call none is turned on. */
  async function turn(device: 'camera' | 'microphone', isOn: boolean) {
    if (isOver()) return;
    const { localParticipant: own } = room;
    await (device === 'camera' ? own.setCameraEnabled(isOn) : own.setMicrophoneEnabled(isOn)).catch(
      () => undefined,
    );
    if (isOver()) own.trackPublications.forEach(({ track }) => track?.stop());
    else tell();
  }

  async function open() {
    try {
      await room.connect(url, token);
    } catch {
      return end('failed');
    }
    if (isOver()) return undefined;
    status = 'open';
    takePictures();
    if (choice.isMicrophoneOn) await turn('microphone', true);
    if (sendsPicture(choice)) await turn('camera', true);
  }
  void open();

  return {
    turn,
    hear: () => void room.startAudio(),

    async setMode(next: CallMode) {
      mode = next;
      takePictures();
      if (next === 'audio') await turn('camera', false);
    },

    async write(text: string) {
      await room.localParticipant.sendText(text, { topic: chatTopic });
      addLine(true, text);
    },

    leave() {
      status = 'left';
      void room.disconnect();
    },
  };
}

const changes = [
  RoomEvent.ParticipantDisconnected,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.LocalTrackPublished,
  RoomEvent.LocalTrackUnpublished,
  RoomEvent.ConnectionQualityChanged,
  RoomEvent.AudioPlaybackStatusChanged,
] as const;

/** Nobody but these two gets a token for the room. */
function findDoctor(room: Room): RemoteParticipant | undefined {
  return [...room.remoteParticipants.values()].find(({ identity }) => identity === 'doctor');
}
