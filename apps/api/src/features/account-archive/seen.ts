import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import type { Archive } from '@glossa/formats/archive/open-archive';

import type { MediaKind, Seen } from './kinds/kind.ts';
import { momentOf, twinKey } from './same-entry.ts';

/** The results of checking an archive: what kinds share with each other, and the files that records name. */
export interface Found extends Seen {
  contents: Set<string>;
  cues: Set<string>;
  media: Map<string, MediaKind>;
  twins: Map<string, Set<string>>;
}

/** Starts the check of an archive with empty results. */
export function nothingSeen(archive: Archive): Found {
  const contents = new Set<string>();
  const cues = new Set<string>();
  const media = new Map<string, MediaKind>();
  const twins = new Map<string, Set<string>>();
  const shared = new Set<string>();
  const need = (name: string) => {
    if (!archive.file(name)) throw archiveFailure('archive_invalid', `there is no ${name}`);
  };
  return {
    texts: new Set(),
    videos: new Set(),
    tracks: new Set(),
    contents,
    cues,
    media,
    twins,
    addContent: (name) => {
      need(name);
      contents.add(name);
    },
    addCues: (name) => {
      need(name);
      cues.add(name);
    },
    // A file that was deleted before the archive was packed is named by its record but missing.
    addMedia: (name, kind) => {
      if (name === null || !archive.file(name)) return;
      if (media.has(name)) throw archiveFailure('archive_invalid', `${name} belongs to two records`);
      media.set(name, kind);
    },
    addSharedPicture: (name) => {
      if (name === null || !archive.file(name)) return;
      if (media.has(name) && !shared.has(name))
        throw archiveFailure('archive_invalid', `${name} belongs to two records`);
      shared.add(name);
      media.set(name, 'picture');
    },
    addTwin: (same, createdAt) => {
      const key = twinKey(same);
      twins.set(key, (twins.get(key) ?? new Set()).add(momentOf(createdAt)));
    },
  };
}
