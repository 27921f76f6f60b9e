import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type EncodedPacket,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  type Output,
} from 'mediabunny';

/** A stream to copy into an MP4. */
export interface TrackCopy {
  track: InputTrack;
  /** Adds the track to an output that hasn't started yet. */
  addTo: (output: Output, signal?: AbortSignal) => Promise<void>;
  write: (packet: EncodedPacket) => Promise<void>;
  close: () => void;
}

/** Creates a `TrackCopy` for H.264. */
export function createVideoCopy(track: InputVideoTrack): TrackCopy {
  const source = new EncodedVideoPacketSource('avc');
  return {
    track,
    async addTo(output, signal) {
      const [rotation, maximumPacketCount] = [await track.getRotation(), await countPackets(track, signal)];
      output.addVideoTrack(source, { rotation, maximumPacketCount });
    },
    write: withConfig(
      () => track.getDecoderConfig(),
      (packet, config) => source.add(packet, config && { decoderConfig: config }),
    ),
    close: () => source.close(),
  };
}

/** Copies AAC. */
export function createAudioCopy(track: InputAudioTrack): TrackCopy {
  const source = new EncodedAudioPacketSource('aac');
  return {
    track,
    async addTo(output, signal) {
      output.addAudioTrack(source, { maximumPacketCount: await countPackets(track, signal) });
    },
    write: withConfig(
      () => track.getDecoderConfig(),
      (packet, config) => source.add(packet, config && { decoderConfig: config }),
    ),
    close: () => source.close(),
  };
}

/** Adds the decoder configuration to the first packet. */
function withConfig<Config>(
  configOf: () => Promise<Config | null>,
  add: (packet: EncodedPacket, config: Config | undefined) => Promise<void>,
): TrackCopy['write'] {
  let isFirst = true;
  return async (packet) => {
    const config = isFirst ? await configOf() : undefined;
    isFirst = false;
    await add(packet, config ?? undefined);
  };
}

async function countPackets(track: InputTrack, signal?: AbortSignal): Promise<number> {
  let count = 0;
  const packets = new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true });
  for await (const { sequenceNumber } of packets) {
    if (sequenceNumber % 100 === 0) signal?.throwIfAborted();
    count += 1;
  }
  return count;
}
