import { IconArchive, IconArchiveOff, IconRestore, IconTrash, IconTrashX } from '@tabler/icons-react';
import type { VideoCard } from '@glossa/contract/videos';

import type { VideoMove } from './lifecycle.ts';

export const moveIcons = {
  archive: IconArchive,
  unarchive: IconArchiveOff,
  trash: IconTrash,
  restore: IconRestore,
  remove: IconTrashX,
} as const satisfies Record<VideoMove, unknown>;

/** Returns the moves that a video's current shelf allows. */
export function movesOf({
  is_archived,
  is_deleted,
}: Pick<VideoCard, 'is_archived' | 'is_deleted'>): readonly VideoMove[] {
  if (is_deleted) return ['restore', 'remove'];
  return [is_archived ? 'unarchive' : 'archive', 'trash'];
}
