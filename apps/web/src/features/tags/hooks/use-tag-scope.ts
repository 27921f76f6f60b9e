import { useUser } from '../../../lib/session/session-context.ts';
import type { TagsView } from '../tags-view.ts';

/** The part of a query that says in which language tags are counted: the current one, or all. */
export function useTagScope({ everywhere }: TagsView): { language?: string } {
  const language = useUser().current_language;
  return everywhere || language === null ? {} : { language };
}
