import type { Dashboard } from '@glossa/contract/dashboard';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Panel } from '@/domain/progress/panel.tsx';
import { BegunRow } from './begun-row.tsx';
import type { Begun } from './begun-row.tsx';
import classes from './continue-panel.module.css';
import { UnreadList } from './unread-list.tsx';

/** Number of rows that fit in the panel next to the streak. */
const rows = 4;

/** Texts and videos in progress, most recent first and with the main button; unread texts fill the remaining rows. */
export function ContinuePanel({ dashboard, language }: { dashboard: Dashboard; language: string }) {
  const { t } = useTranslation('dashboard');
  const { continue_reading: texts, continue_watching: videos, unread } = dashboard;
  const begun: Begun[] = [
    ...texts.map((text) => ({ ...text, kind: 'text' as const, thumbnail: null, language })),
    ...videos.map((video) => ({ ...video, kind: 'video' as const, language })),
  ].toSorted((one, other) => other.last_at.localeCompare(one.last_at));
  const waiting = unread.slice(0, Math.max(0, rows - begun.length));
  return (
    <Panel title={t('continue.title')}>
      {begun.length > 0 && (
        <ul className={classes.list}>
          {begun.slice(0, rows).map((entry, index) => (
            <BegunRow key={entry.id} begun={entry} isFirst={index === 0} />
          ))}
        </ul>
      )}
      {begun.length === 0 && (
        <div className={classes.nothing} data-alone={waiting.length === 0 || undefined}>
          <p>{t(waiting.length > 0 ? 'continue.nothing_yet' : 'continue.nothing')}</p>
          {waiting.length === 0 && (
            <Button component={Link} to="/articles/upload">
              {t('continue.add')}
            </Button>
          )}
        </div>
      )}
      {waiting.length > 0 && <UnreadList texts={waiting} language={language} />}
      {begun.length > 0 && begun.length + waiting.length < 3 && (
        <Button component={Link} to="/articles/upload" variant="default" className={classes.add}>
          {t('continue.add')}
        </Button>
      )}
    </Panel>
  );
}
