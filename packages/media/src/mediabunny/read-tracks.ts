import type { AudioCodec, InputAudioTrack, InputVideoTrack, VideoCodec } from 'mediabunny';

import type { AudioStream, VideoStream } from '../media-tools.ts';

const rateSample = 200;
// Profiles by the first two hex digits after the dot in the codec string (RFC 6381): `64` in `avc1.64001f`.
const videoProfiles: Record<string, string> = { '42': 'Baseline', '4d': 'Main', '64': 'High' };
// Profiles by the third component: `2` in `mp4a.40.2`.
const soundProfiles: Record<string, string> = { '2': 'LC', '5': 'HE-AAC', '29': 'HE-AACv2' };
const names: Partial<Record<VideoCodec | AudioCodec, string>> = { avc: 'h264' };

/** Reads the properties of a video track. */
export async function readVideoTrack(track: InputVideoTrack): Promise<VideoStream> {
  const codec = await track.getCodec();
  const [, profile = ''] = ((await track.getCodecParameterString()) ?? '').split('.');
  const { averagePacketRate } = await track.computePacketStats(rateSample);
  return {
    stream: track.id,
    codec: (codec && names[codec]) ?? codec ?? 'unknown',
    profile: codec === 'avc' ? (videoProfiles[profile.slice(0, 2).toLowerCase()] ?? 'unknown') : null,
    pixelFormat: null,
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    rotation: await track.getRotation(),
    frameRate: averagePacketRate,
    isHdr: await track.hasHighDynamicRange(),
    isInterlaced: false, // Interlacing is visible only in decoded frames.
  };
}

/** Reads the properties of an audio track. */
export async function readAudioTrack(track: InputAudioTrack): Promise<AudioStream> {
  const codec = await track.getCodec();
  const [, , kind = ''] = ((await track.getCodecParameterString()) ?? '').split('.');
  return {
    stream: track.id,
    codec: codec ?? 'unknown',
    profile: codec === 'aac' ? (soundProfiles[kind] ?? 'unknown') : null,
    channels: await track.getNumberOfChannels(),
    sampleRate: await track.getSampleRate(),
  };
}
