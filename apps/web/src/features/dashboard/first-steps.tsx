import type { Dashboard } from '@glossa/contract/dashboard';
import { Stack, Text } from '@mantine/core';
import { IconBook, IconCheck, IconChevronRight, IconMovie, IconVocabulary } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Panel } from '@/domain/progress/panel.tsx';
import { ToneIcon } from '@/domain/progress/tone-icon.tsx';
import { isAdmin } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import classes from './first-steps.module.css';

/**
 * A new learner's first steps, with the completed ones checked off. If the library is empty, the first step links to
 * the starter stories.
 */
export function FirstSteps({
  dashboard: { stats, unread, continue_reading },
}: {
  dashboard: Pick<Dashboard, 'stats' | 'unread' | 'continue_reading'>;
}) {
  const { t } = useTranslation('dashboard');
  const user = useUser();
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
        {steps.map(({ key, to, icon, isDone }) => (
          <li key={key}>
            <ToneIcon isRound size={44} icon={isDone ? IconCheck : icon} tone={isDone ? 'green' : 'accent'} />
            <Stack gap={0} flex="1 1 0">
              <Link to={to} className={classes.link}>
                {t(`steps.${key}`)}
              </Link>
              <Text size="sm" c="dimmed">
                {isDone
                  ? t('steps.done')
                  : t(key === 'text' && !hasTexts ? 'steps.text_none' : `steps.${key}_help`)}
              </Text>
            </Stack>
            <IconChevronRight className="mirrored" size={18} stroke={1.6} aria-hidden="true" />
          </li>
        ))}
      </ol>
      {isAdmin(user) && (
        <Text size="sm" mt="md">
          <Link to="/admin/dictionaries">{t('steps.dictionaries')}</Link>{' '}
          <Text span inherit c="dimmed">
            {t('steps.dictionaries_help')}
          </Text>
          <br />
          <Link to="/admin/services">{t('steps.services')}</Link>{' '}
          <Text span inherit c="dimmed">
            {t('steps.services_help')}
          </Text>
        </Text>
      )}
    </Panel>
  );
}
