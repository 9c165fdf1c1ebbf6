/** Videos for tests: real containers around frames that no one decodes. */
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Input,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

const FORMATS = { mp4: Mp4OutputFormat, mov: MovOutputFormat, webm: WebMOutputFormat, mkv: MkvOutputFormat };
const RATE = 10;

interface VideoSpec {
  container: keyof typeof FORMATS;
  seconds: number;
  /** Placeholder frame. */
  isSoundOnly?: boolean;
  tags?: { title: string; comment: string };
}

/** VP9 at 10 frames a second; each second starts with a key frame. */
export async function makeVideo({ container, seconds, isSoundOnly, tags }: VideoSpec): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new FORMATS[container](), target });
  const video = new EncodedVideoPacketSource('vp9');
  const audio = new EncodedAudioPacketSource('opus');
  if (isSoundOnly) output.addAudioTrack(audio);
  else output.addVideoTrack(video);
  if (tags) output.setMetadataTags(tags);
  await output.start();
  for (let index = 0; index < seconds * RATE; index += 1) {
    const isKey = index % RATE === 0;
    // Frame marker and type of the VP9 header; the remaining bytes do not matter.
    const data = new Uint8Array([isKey ? 0x82 : 0x86, 0x49, 0x83, 0x42, index % 256, 0, 0, 0]);
    const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', index / RATE, 1 / RATE);
    if (isSoundOnly) {
      await audio.add(packet, {
        decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000 },
      });
    } else {
      await video.add(packet, {
        decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 320, codedHeight: 240 },
      });
    }
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** The duration and metadata of a stored video. */
export async function readVideo(bytes: Buffer): Promise<{ seconds: number; mimeType: string; tags: object }> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const seconds = await input.computeDuration();
  const { mimeType } = await input.getFormat();
  const tags = await input.getMetadataTags();
  input.dispose();
  return { seconds, mimeType, tags };
}
