import { useUser } from '@/domain/session/session-context.ts';
import type { TagsView } from '../tags-view.ts';

/** Returns the query for the language in which tags are counted: the current one, or none for all. */
export function useTagScope({ everywhere }: TagsView): { language?: string } {
  const language = useUser().current_language;
  return everywhere || language === null ? {} : { language };
}
