import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useSelectedItem, useWordState } from '../hooks/words-on-show.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { levelOf } from '@/domain/words/word-level.ts';
import type { ShownItem } from '../model/shown-items.ts';
import type { ShownWord } from '../model/shown-words.ts';

/** Announces the selected word or phrase to screen readers, with its level and translation, and `note` once. */
export function LiveWord({
  shown,
  language,
  note,
}: {
  shown: readonly ShownWord[];
  language: string;
  note: string;
}) {
  const item = useSelectedItem(shown, language);
  return (
    <VisuallyHidden role="status">
      {item && <Announcement item={item} />} {note}
    </VisuallyHidden>
  );
}

function Announcement({ item: { id, text, kind } }: { item: ShownItem }) {
  const { t } = useTranslation('reader');
  const label = useLevelLabel();
  const state = useWordState(id);
  const level = label(levelOf(state));
  if (kind === 'draft') return t('announce.draft', { phrase: text });
  const word = kind === 'phrase' ? t('announce.phrase', { phrase: text }) : text;
  return state.translation === ''
    ? t('announce.plain', { word, standing: level })
    : t('announce.translated', { word, standing: level, translation: state.translation });
}
