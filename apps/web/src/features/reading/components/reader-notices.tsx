import { Button } from '@mantine/core';
import { IconEye, IconWifiOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import classes from '@/domain/words/in-text/notice.module.css';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import type { Visit } from '../hooks/use-page-url.ts';

/**
 * Explains that the text is only being visited, and highlights the sentence. Offers to return to the reading position
 * or to continue reading from here.
 */
export function VisitNotice({
  id,
  visit,
  text,
  occurrences,
  onStopVisit,
}: {
  id: string;
  visit: Visit;
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
  onStopVisit: () => void;
}) {
  const { t } = useTranslation('reader');
  useVisitedSentence({ visit, text, occurrences });
  return (
    <div className={classes.notice} role="group" aria-label={t('visit.label')}>
      <IconEye size={20} stroke={1.6} aria-hidden="true" />
      <span>{t('visit.note')}</span>
      <Button component={Link} to={`/reading/${id}`} replace size="compact-sm" variant="light">
        {t('visit.back')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onStopVisit}>
        {t('visit.stay')}
      </Button>
    </div>
  );
}

/** Scrolls to the visited sentence, highlights it, and selects the word that led to it. */
function useVisitedSentence({
  visit: { sentence, word },
  text,
  occurrences,
}: {
  visit: Visit;
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
}): void {
  const { selection } = useTextWords();
  useEffect(() => {
    const pieces = [...(text.current?.querySelectorAll<HTMLElement>(`[data-seq="${sentence}"]`) ?? [])];
    pieces[0]?.scrollIntoView({ block: 'center' });
    const index = occurrences.findIndex(({ seq, id }) => seq === sentence && id === word);
    if (index >= 0) selection.select({ index, words: [index], focus: true, by: 'key' });
    // Set on the elements directly, so that the words don't re-render.
    for (const piece of pieces) piece.dataset['visited'] = '';
    return () => {
      for (const piece of pieces) delete piece.dataset['visited'];
    };
  }, [sentence, word, text, occurrences, selection]);
}

/** Explains that the next page can't load without a connection. The current page stays visible. */
export function ConnectionNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['reader', 'common']);
  return (
    <div className={classes.notice} data-error role="alert">
      <IconWifiOff size={20} stroke={1.6} aria-hidden="true" />
      <span>{t('connection_lost')}</span>
      <Button size="xs" variant="default" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
