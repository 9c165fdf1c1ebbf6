/** A large video that plays to the end: the key frames of a demo video, repeated. */
import path from 'node:path';
import {
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

const FILM = path.resolve(import.meta.dirname, '../../server/demo/media/videos/follow-the-field.mp4');

/** Frames per second. */
const RATE = 25;

/** Writes at least `bytes` to `file`. Returns the duration in seconds. */
export async function writeLongVideo(file: string, bytes: number): Promise<number> {
  const input = new Input({ source: new FilePathSource(FILM), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const codec = track && (await track.getCodec());
  const decoderConfig = track && (await track.getDecoderConfig());
  if (!track || !codec || !decoderConfig) throw new Error('The film of the demo gallery cannot be read');
  const source = new EncodedVideoPacketSource(codec);
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(file),
  });
  output.addVideoTrack(source);
  await output.start();
  const pictures = [];
  for await (const packet of new EncodedPacketSink(track).packets())
    if (packet.type === 'key') pictures.push(packet);
  let written = 0;
  let shown = 0;
  for (; written < bytes || shown % RATE !== 0; shown += 1) {
    const picture = pictures[shown % pictures.length]!;
    await source.add(picture.clone({ timestamp: shown / RATE, duration: 1 / RATE }), { decoderConfig });
    written += picture.byteLength;
  }
  await output.finalize();
  input.dispose();
  return shown / RATE;
}
