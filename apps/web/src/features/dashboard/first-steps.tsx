import type { Dashboard } from '@glossa/contract/dashboard';
import { IconBook, IconCheck, IconChevronRight, IconMovie, IconVocabulary } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Panel } from '@/domain/progress/panel.tsx';
import classes from './first-steps.module.css';

/** Suggestions for a new learner; without a text, the way to a first one. */
export function FirstSteps({
  dashboard: { stats, unread, continue_reading },
}: {
  dashboard: Pick<Dashboard, 'stats' | 'unread' | 'continue_reading'>;
}) {
  const { t } = useTranslation('dashboard');
  const hasTexts = unread.length + continue_reading.length > 0;
  const steps = [
    {
      key: 'text',
      to: hasTexts ? '/reading' : '/start-learning',
      icon: IconBook,
      isDone: stats.total_words > 0,
    },
    { key: 'word', to: '/reading', icon: IconVocabulary, isDone: stats.unique_words > 0 },
    { key: 'video', to: '/videos/upload', icon: IconMovie, isDone: stats.videos_watched > 0 },
  ] as const;
  return (
    <Panel title={t('steps.title')} help={t('steps.help')}>
      <ol className={classes.steps}>
        {steps.map(({ key, to, icon: Icon, isDone }) => (
          <li key={key} data-done={isDone || undefined}>
            <span className={classes.icon} aria-hidden="true">
              {isDone ? <IconCheck size={22} stroke={2.2} /> : <Icon size={22} stroke={1.6} />}
            </span>
            <span className={classes.words}>
              <Link to={to}>{t(`steps.${key}`)}</Link>
              <span>
                {isDone
                  ? t('steps.done')
                  : t(key === 'text' && !hasTexts ? 'steps.text_none' : `steps.${key}_help`)}
              </span>
            </span>
            <IconChevronRight className="mirrored" size={18} stroke={1.6} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
