import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EntryCover } from '../../../lib/covers/entry-cover.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import classes from './continue-panel.module.css';

/** A text or video that was begun. */
export interface Begun {
  kind: 'text' | 'video';
  id: string;
  title: string;
  language: string;
  /** How much of it is done, from 0 to 1. */
  share: number;
  last_at: string;
  thumbnail: string | null;
}

/** The way back into a text or video, with its place; the first one has a button. */
export function BegunRow({ begun, isFirst }: { begun: Begun; isFirst: boolean }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { kind, id, title, language, share, last_at } = begun;
  const isText = kind === 'text';
  const to = isText ? `/reading/${id}` : `/videos/learn/${id}`;
  return (
    <li className={classes.row} data-first={isFirst || undefined}>
      <EntryCover kind={kind} title={title} language={language} thumbnail={begun.thumbnail} />
      <span className={classes.words}>
        <span className={classes.kind}>
          {isText ? t('continue.reading') : t('continue.watching')} · <RelativeTime value={last_at} />
        </span>
        <Link className={classes.title} to={to} lang={language} dir="auto">
          {title}
        </Link>
        <span className={classes.progress}>
          <span className={classes.bar} aria-hidden="true">
            <span style={{ inlineSize: `${share * 100}%` }} />
          </span>
          <span>{t('continue.done', { percent: format.percent(Math.floor(share * 100) / 100) })}</span>
        </span>
      </span>
      {isFirst ? (
        // The title is the link for everybody; the button is a larger target of the same.
        <Button component={Link} to={to} tabIndex={-1} aria-hidden="true" className={classes.go}>
          {t('continue.open')}
        </Button>
      ) : (
        <IconChevronRight className="mirrored" size={18} stroke={1.6} aria-hidden="true" />
      )}
    </li>
  );
}
