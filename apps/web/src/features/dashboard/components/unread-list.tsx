import type { Dashboard } from '@glossa/contract/dashboard';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { EntryRow } from '@/domain/covers/entry-row.tsx';
import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import classes from './continue-panel.module.css';

/** Texts in the library that haven't been opened yet. */
export function UnreadList({ texts, language }: { texts: Dashboard['unread']; language: string }) {
  const { t } = useTranslation('dashboard');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={classes.heading}>
        {t('continue.unread')}
      </h3>
      <ul className={classes.list}>
        {texts.map(({ id, title, difficulty }) => (
          <EntryRow
            key={id}
            entry={{ kind: 'text', id, title, thumbnail: null }}
            language={language}
            below={<DifficultyMark value={difficulty} />}
            end={<IconChevronRight className="mirrored" size={18} stroke={1.6} aria-hidden="true" />}
          />
        ))}
      </ul>
    </section>
  );
}
