import { Button } from '@mantine/core';
import type { LibraryEntry } from '@glossa/contract/fields';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EntryRow } from '@/domain/covers/entry-row.tsx';
import { entryPath } from '@/domain/paths/entry-paths.ts';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './continue-panel.module.css';

/** A text or video in progress. */
export interface Begun extends LibraryEntry {
  language: string;
  /** Completed share, from 0 to 1. */
  share: number;
  last_at: string;
  thumbnail: string | null;
}

/** A link that resumes a text or video at its position. The first row also has a button. */
export function BegunRow({ begun, isFirst }: { begun: Begun; isFirst: boolean }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { kind, language, share, last_at } = begun;
  return (
    <EntryRow
      entry={begun}
      language={language}
      isFirst={isFirst}
      above={
        <>
          {kind === 'text' ? t('continue.reading') : t('continue.watching')} ·{' '}
          <RelativeTime value={last_at} />
        </>
      }
      below={
        <span className={classes.progress}>
          <span className={classes.bar}>
            <ShareBar share={share} />
          </span>
          <span>{t('continue.done', { percent: format.percent(Math.floor(share * 100) / 100) })}</span>
        </span>
      }
      end={
        isFirst ? (
          // The title is the accessible link; the button is a larger target for the same link.
          <Button
            component={Link}
            to={entryPath(begun)}
            tabIndex={-1}
            aria-hidden="true"
            className={classes.go}
          >
            {t('continue.open')}
          </Button>
        ) : (
          <IconChevronRight className="mirrored" size={18} stroke={1.6} aria-hidden="true" />
        )
      }
    />
  );
}
