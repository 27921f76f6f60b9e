import { fail } from '@glossa/contract/failure';
import type { LinkKind, MindMapLink } from '@glossa/contract/mindmap';
import type { Database } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';

import { setLinkKind } from './link-queries.ts';

/**
 * Changes the kind of a link.
 * @throws {Failure} link_not_found, or link_exists when the words already have a link of this kind
 */
export async function changeLinkKind(
  db: Database,
  learnerId: string,
  change: { id: string; kind: LinkKind },
): Promise<MindMapLink> {
  try {
    return (await setLinkKind(db, learnerId, change)) ?? fail('link_not_found');
  } catch (error) {
    if (isDuplicate(error)) return fail('link_exists');
    throw error;
  }
}
