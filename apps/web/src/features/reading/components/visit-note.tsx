import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useVisit } from '../hooks/use-visit.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import type { Visit } from '../model/visit.ts';
import classes from './visit-note.module.css';

/**
 * Says that the text is only being visited, with links to the reading position and to reading on from here; highlights
 * the place.
 */
export function VisitNote({
  id,
  visit,
  text,
  words,
  onStay,
}: {
  /** ID of the text. */
  id: string;
  visit: Visit;
  text: RefObject<HTMLElement | null>;
  words: readonly WordOccurrence[];
  onStay: () => void;
}) {
  const { t } = useTranslation('reader');
  useVisit({ visit, text, words });
  return (
    <div className={classes.note} role="group" aria-label={t('visit.label')}>
      <IconEye size={20} stroke={1.6} aria-hidden="true" />
      <span>{t('visit.note')}</span>
      <Button component={Link} to={`/reading/${id}`} replace size="compact-sm" variant="light">
        {t('visit.back')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onStay}>
        {t('visit.stay')}
      </Button>
    </div>
  );
}
