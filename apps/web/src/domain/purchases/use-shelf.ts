import type { LibraryEntry } from '@glossa/contract/fields';
import { useNavigate } from 'react-router-dom';

import { useLearningLanguage } from '@/domain/languages/use-learning-language.ts';
import { entryPath } from '@/domain/paths/entry-paths.ts';
import { canLearnMore } from '@/domain/session/can-learn-more.ts';
import { useUser } from '@/domain/session/session-context.ts';
import type { OwnedItem } from './owned-item.ts';

type Shelved = Pick<OwnedItem, 'language' | 'entries'>;

/** Opens purchases in the library, which shows one language at a time, not necessarily theirs. */
export function useShelf() {
  const user = useUser();
  const navigate = useNavigate();
  const { choose } = useLearningLanguage();
  const isElsewhere = ({ language }: Pick<Shelved, 'language'>) => language !== user.current_language;
  const canGo = ({ language }: Pick<Shelved, 'language'>) =>
    user.selected_languages.some(({ code }) => code === language) || canLearnMore(user);
  /** Opens a page. Without a current language, no text opens, so the purchase's language becomes it. */
  const show = (purchase: Pick<Shelved, 'language'>, path: string) => {
    const open = () => void navigate(path);
    if (user.current_language === null && canGo(purchase)) choose(purchase.language, open);
    else open();
  };
  return {
    /** Returns whether it is in the library of a language other than the current one. */
    isElsewhere,
    /** Returns whether the plan allows learning its language. */
    canGo,
    /** Opens the library of its language, which becomes the current one. */
    go: (purchase: Shelved) => {
      const shelf = purchase.entries[0]?.kind === 'video' ? '/videos' : '/reading';
      const open = () => void navigate(shelf);
      if (isElsewhere(purchase)) choose(purchase.language, open);
      else open();
    },
    /** Returns whether opening it takes more than following a link. */
    needsLanguage: (purchase: Pick<Shelved, 'language'>) => user.current_language === null && canGo(purchase),
    /** Opens a text or video of a purchase. */
    open: (purchase: Pick<Shelved, 'language'>, entry: LibraryEntry) => show(purchase, entryPath(entry)),
  };
}
