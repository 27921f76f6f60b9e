import type { LinkKind, MindMapLink } from '@glossa/contract/mindmap';
import type { Database } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';

import { fail } from '#http/fail.ts';
import { setLinkKind } from './link-queries.ts';

/** Says something else of two words; refused when that was said of them already. */
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
