import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useSelectedWord, useWordState } from '../hooks/reading-session.ts';
import { useStandingLabel } from '../hooks/use-standing-label.ts';
import { standingOf } from '../model/knowledge.ts';
import type { PageWord } from '../model/page-words.ts';

/** Tells screen readers which word is selected, how well it is known and what it means; and `note`, once. */
export function LiveWord({ page, note }: { page: readonly PageWord[]; note: string }) {
  const word = useSelectedWord(page);
  return (
    <VisuallyHidden role="status">
      {word && <Announcement word={word} />} {note}
    </VisuallyHidden>
  );
}

function Announcement({ word: { id, text } }: { word: PageWord }) {
  const { t } = useTranslation('reader');
  const label = useStandingLabel();
  const state = useWordState(id);
  const standing = label(standingOf(state));
  return state.translation === ''
    ? t('announce.plain', { word: text, standing })
    : t('announce.translated', { word: text, standing, translation: state.translation });
}
