export type Sound = { seconds: number; levels: number[] };

/** How long a recording is and how loud each part of it, from 0 to 1; what browsers record says neither of itself. */
export async function readSound(file: Blob, bars: number): Promise<Sound> {
  const context = new OfflineAudioContext(1, 1, 22_050);
  const sound = await context.decodeAudioData(await file.arrayBuffer());
  const samples = sound.getChannelData(0);
  const width = Math.max(1, Math.floor(samples.length / bars));
  const peaks = Array.from({ length: bars }, (_, bar) =>
    samples
      .subarray(bar * width, (bar + 1) * width)
      .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
  );
  const loudest = Math.max(...peaks, 0.05);
  return { seconds: sound.duration, levels: peaks.map((peak) => peak / loudest) };
}
