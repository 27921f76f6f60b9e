import { addTrack, arrangeTracks, listTracks, removeTrack } from '@glossa/contract/audio-tracks';
import { listEbooks } from '@glossa/contract/ebooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { errorTextOr } from '@/lib/i18n/error-text.ts';
import type { TrackEntry } from '../tracks.ts';

interface UploadProgress {
  /** Name of the file being uploaded. */
  name: string;
  /** Share of all files sent, from 0 to 1. */
  share: number;
}

/**
 * Syncs the tracks of a course with a list: uploads files one by one, then deletes removed tracks, then saves order and
 * titles. `onStep` receives the list after each file so that a retry doesn't upload it again.
 */
export function useSendTracks(
  id: string,
  { onStep, onDone }: { onStep: (tracks: TrackEntry[]) => void; onDone: (count: number) => void },
) {
  const { t } = useTranslation('ebooks');
  const client = useQueryClient();
  const controller = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<UploadProgress>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (desired: readonly TrackEntry[], removed: readonly string[]) => {
    const { signal } = (controller.current = new AbortController());
    setFailure(undefined);
    const tracks = [...desired];
    const totalSize = tracks.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
    let sent = 0;
    let name = '';
    const sync = async () => {
      for (const [at, { file, id: replaces = '', title, key }] of tracks.entries()) {
        if (!file) continue;
        name = file.name;
        const onProgress = (part: number, all: number) =>
          setSending({
            name,
            share: (sent + (part / Math.max(all, 1)) * file.size) / Math.max(totalSize, 1),
          });
        onProgress(0, 1);
        const input = { params: { id }, body: { title: title.trim(), replaces }, files: { track: file } };
        const created = await call(addTrack, input, { signal, onProgress });
        sent += file.size;
        tracks[at] = {
          key,
          id: created.id,
          title: created.title,
          name: created.name,
          duration: created.duration,
        };
        onStep([...tracks]);
      }
      name = '';
      setSending({ name, share: 1 });
      for (const track of removed) await call(removeTrack, { params: { id, track } }, { signal });
      const order = tracks.map((track) => ({ id: track.id ?? '', title: track.title.trim() || track.name }));
      await call(arrangeTracks, { params: { id }, body: { tracks: order } }, { signal });
    };
    try {
      await sync();
      onDone(tracks.length);
    } catch (error) {
      if (!signal.aborted) {
        const text = errorTextOr(error, t('tracks.failed'));
        setFailure(name === '' ? text : t('tracks.problem', { name, problem: text }));
      }
    } finally {
      setSending(undefined);
      for (const list of [listEbooks, listTracks])
        void client.invalidateQueries({ queryKey: endpointKey(list) });
    }
  };
  return { send, sending, failure, cancel: () => controller.current?.abort() };
}
