import type { Dashboard } from '@glossa/contract/dashboard';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Panel } from '../../../lib/progress/panel.tsx';
import { BegunRow } from './begun-row.tsx';
import type { Begun } from './begun-row.tsx';
import classes from './continue-panel.module.css';

/** What was begun and not finished, of texts and videos together, the last of all first and with the main button. */
export function ContinuePanel({
  texts,
  videos,
  language,
}: {
  texts: Dashboard['continue_reading'];
  videos: Dashboard['continue_watching'];
  language: string;
}) {
  const { t } = useTranslation('dashboard');
  const begun: Begun[] = [
    ...texts.map((text) => ({ ...text, kind: 'text' as const, thumbnail: null, language })),
    ...videos.map((video) => ({ ...video, kind: 'video' as const, language })),
  ].toSorted((one, other) => other.last_at.localeCompare(one.last_at));
  return (
    <Panel title={t('continue.title')}>
      {begun.length > 0 ? (
        <ul className={classes.list}>
          {begun.slice(0, 5).map((entry, index) => (
            <BegunRow key={entry.id} begun={entry} isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        <div className={classes.nothing}>
          <p>{t('continue.nothing')}</p>
          <Button component={Link} to="/reading">
            {t('continue.choose')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
