import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import type { Archive } from '@glossa/formats/archive/open-archive';

import type { MediaKind, References } from '../kinds/kind.ts';
import { entryKey, toMilliseconds } from '../kinds/matching-entry.ts';

/**
 * References collected while checking an archive: those shared by several kinds, and the files that records refer to.
 */
export interface CollectedReferences extends References {
  contents: Set<string>;
  cues: Set<string>;
  media: Map<string, MediaKind>;
  creationTimes: Map<string, Set<string>>;
}

/** Returns empty collections to be filled while an archive's records are checked. */
export function collectReferences(archive: Archive): CollectedReferences {
  const contents = new Set<string>();
  const cues = new Set<string>();
  const media = new Map<string, MediaKind>();
  const creationTimes = new Map<string, Set<string>>();
  const shared = new Set<string>();
  const requireFile = (name: string) => {
    if (!archive.file(name)) throw archiveFailure('archive_invalid', `${name} does not exist`);
  };
  return {
    texts: new Set(),
    videos: new Set(),
    tracks: new Set(),
    contents,
    cues,
    media,
    creationTimes,
    addContent: (name) => {
      requireFile(name);
      contents.add(name);
    },
    addCues: (name) => {
      requireFile(name);
      cues.add(name);
    },
    // A record may refer to a file that was deleted before the archive was packed.
    addMedia: (name, kind) => {
      if (name === null || !archive.file(name)) return;
      if (media.has(name)) throw archiveFailure('archive_invalid', `${name} is referenced by two records`);
      media.set(name, kind);
    },
    addSharedImage: (name) => {
      if (name === null || !archive.file(name)) return;
      if (media.has(name) && !shared.has(name))
        throw archiveFailure('archive_invalid', `${name} is referenced by two records`);
      shared.add(name);
      media.set(name, 'picture');
    },
    addEntry: (same, createdAt) => {
      const key = entryKey(same);
      creationTimes.set(key, (creationTimes.get(key) ?? new Set()).add(toMilliseconds(createdAt)));
    },
  };
}
