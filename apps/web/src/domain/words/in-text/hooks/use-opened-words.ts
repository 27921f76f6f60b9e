import { useMemo, useRef, useState } from 'react';

import { createPhraseStore } from '../model/phrase-store.ts';
import { createSelection } from '../model/selection.ts';
import { createUndoOffers } from '../model/undo-offers.ts';
import { createWordStore } from '../model/word-store.ts';
import { useWordChanges } from './use-word-changes.ts';
import type { WordsOnShow } from './words-on-show.ts';

/** Creates the word state of an open text or video, for `WordsOnShowContext`. */
export function useOpenedWords(): WordsOnShow {
  const [words] = useState(createWordStore);
  const [phrases] = useState(createPhraseStore);
  const [selection] = useState(createSelection);
  const [offers] = useState(createUndoOffers);
  const changes = useWordChanges(words, offers);
  const onShow = useRef<WordsOnShow['onShow']['current']>({ shown: [], language: '' });
  return useMemo(
    () => ({ words, phrases, selection, changes, offers, onShow }),
    [words, phrases, selection, changes, offers],
  );
}
