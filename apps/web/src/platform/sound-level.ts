/** How loud a stream is just now, from 0 to 1. */
export function listenTo(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  return {
    level(): number {
      analyser.getByteTimeDomainData(samples);
      return Math.min(1, Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 96);
    },
    close: () => void context.close(),
  };
}
