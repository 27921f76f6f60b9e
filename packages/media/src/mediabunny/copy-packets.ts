import { EncodedPacketSink, type EncodedPacket } from 'mediabunny';

import type { TrackCopy } from './track-copy.ts';

interface PacketQueue {
  copy: TrackCopy;
  packets: AsyncGenerator<EncodedPacket, void>;
  next: EncodedPacket | undefined;
}

/** Writes the packets of all streams in timestamp order, so that none have to be buffered. */
export async function copyPackets(
  copies: TrackCopy[],
  {
    start,
    signal,
    onTimestamp,
  }: {
    /** Number of seconds to subtract from all timestamps. */
    start: number;
    signal?: AbortSignal | undefined;
    /** Called with the current timestamp in seconds. */
    onTimestamp: (seconds: number) => void;
  },
): Promise<void> {
  const lanes: PacketQueue[] = [];
  for (const copy of copies) {
    const packets = new EncodedPacketSink(copy.track).packets();
    lanes.push({ copy, packets, next: await readNextPacket(packets) });
  }
  for (;;) {
    signal?.throwIfAborted();
    const lane = findEarliestLane(lanes);
    if (!lane?.next) break;
    const timestamp = lane.next.timestamp - start;
    await lane.copy.write(start === 0 ? lane.next : lane.next.clone({ timestamp }));
    onTimestamp(timestamp);
    lane.next = await readNextPacket(lane.packets);
    if (!lane.next) lane.copy.close();
  }
}

async function readNextPacket(packets: PacketQueue['packets']): Promise<EncodedPacket | undefined> {
  return (await packets.next()).value ?? undefined;
}

function findEarliestLane(lanes: PacketQueue[]): PacketQueue | undefined {
  return lanes
    .filter(({ next }) => next !== undefined)
    .reduce<PacketQueue | undefined>(
      (best, lane) => ((lane.next?.timestamp ?? 0) < (best?.next?.timestamp ?? Infinity) ? lane : best),
      undefined,
    );
}
