import type { PurchaseCard } from '@glossa/contract/purchases';
import { useNavigate } from 'react-router-dom';

import { useLearningLanguage } from '../../../lib/languages/use-learning-language.ts';
import { entryPath } from '../../../lib/navigation/entry-paths.ts';
import { canLearnMore } from '../../../lib/session/can-learn-more.ts';
import { useUser } from '../../../lib/session/session-context.ts';

/** Where purchases stand in the library: it shows one language at a time, which need not be theirs. */
export function useShelf() {
  const user = useUser();
  const navigate = useNavigate();
  const { choose } = useLearningLanguage();
  const isElsewhere = ({ language }: PurchaseCard) => language !== user.current_language;
  return {
    /** Whether it stands in the library of a language that is not being learned at the moment. */
    isElsewhere,
    /** Whether the plan lets that language be learned. */
    canGo: ({ language }: PurchaseCard) =>
      user.selected_languages.some(({ code }) => code === language) || canLearnMore(user),
    /** Shows the library of its language, which is learned from then on. */
    go: (purchase: PurchaseCard) => {
      const shelf = purchase.entries[0]?.kind === 'video' ? '/videos' : '/reading';
      const show = () => void navigate(shelf);
      if (isElsewhere(purchase)) choose(purchase.language, show);
      else show();
    },
    /** Opens what it was imported to; of a bundle the first. */
    open: ({ entries: [entry] }: PurchaseCard) => {
      if (entry) void navigate(entryPath(entry));
    },
  };
}
