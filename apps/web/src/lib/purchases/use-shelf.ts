import type { LibraryEntry } from '@glossa/contract/fields';
import { useNavigate } from 'react-router-dom';

import { useLearningLanguage } from '../languages/use-learning-language.ts';
import { entryPath } from '../navigation/entry-paths.ts';
import { canLearnMore } from '../session/can-learn-more.ts';
import { useUser } from '../session/session-context.ts';
import type { OwnedItem } from './owned-item.ts';

type Shelved = Pick<OwnedItem, 'language' | 'entries'>;

/** Where purchases stand in the library: it shows one language at a time, which need not be theirs. */
export function useShelf() {
  const user = useUser();
  const navigate = useNavigate();
  const { choose } = useLearningLanguage();
  const isElsewhere = ({ language }: Pick<Shelved, 'language'>) => language !== user.current_language;
  const canGo = ({ language }: Pick<Shelved, 'language'>) =>
    user.selected_languages.some(({ code }) => code === language) || canLearnMore(user);
  /** Shows a page; whoever has no current language learns that of the purchase from then on, without which no text opens. */
  const show = (purchase: Pick<Shelved, 'language'>, path: string) => {
    const open = () => void navigate(path);
    if (user.current_language === null && canGo(purchase)) choose(purchase.language, open);
    else open();
  };
  return {
    /** Whether it stands in the library of a language that is not being learned at the moment. */
    isElsewhere,
    /** Whether the plan lets that language be learned. */
    canGo,
    /** Shows the library of its language, which is learned from then on. */
    go: (purchase: Shelved) => {
      const shelf = purchase.entries[0]?.kind === 'video' ? '/videos' : '/reading';
      const open = () => void navigate(shelf);
      if (isElsewhere(purchase)) choose(purchase.language, open);
      else open();
    },
    /** Whether opening takes more than following a link. */
    needsLanguage: (purchase: Pick<Shelved, 'language'>) => user.current_language === null && canGo(purchase),
    /** Opens a text or a video of a purchase at its place. */
    open: (purchase: Pick<Shelved, 'language'>, entry: LibraryEntry) => show(purchase, entryPath(entry)),
  };
}
