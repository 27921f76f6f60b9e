import { Box, Text, Title } from '@mantine/core';
import type { RefusedLearner, RosterReport } from '@glossa/contract/learner-import';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './roster-rejections.module.css';

/** The first rejected lines, each with its problem and column. Renders nothing if there are none. */
export function RejectedLines({ lines, count }: { lines: readonly RefusedLearner[]; count: number }) {
  const { t } = useTranslation('learners');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <Box component="section" p="md" bdrs="lg" bg="var(--glossa-danger-wash)" aria-labelledby="refused-title">
      <Title order={2} id="refused-title" fz="md" mb={10}>
        {t('import.refused', { count })}
      </Title>
      <ul className={classes.list}>
        {lines.map(({ line, column, reason, text }) => (
          <li key={line}>
            <Text component="span" inherit c="dimmed" className="tabular">
              {t('import.line', { line: format.number(line) })}
            </Text>
            <span>
              {column !== '' && (
                <>
                  <strong>
                    <bdi>{column}</bdi>
                  </strong>
                  {' · '}
                </>
              )}
              {t(`refusals.${reason}`)}
              {text !== '' && (
                <>
                  {' '}
                  <q>
                    <bdi>{text}</bdi>
                  </q>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > lines.length && (
        <Text size="sm" c="dimmed" mt={10}>
          {t('import.more', { count: count - lines.length })}
        </Text>
      )}
    </Box>
  );
}

/**
 * The first learners whom an import added but could not invite, with the mail server's reasons. Renders nothing if all
 * were invited.
 */
export function NotInvited({
  report: { not_invited: count, refused_invitations: learners },
}: {
  report: Pick<RosterReport, 'not_invited' | 'refused_invitations'>;
}) {
  const { t } = useTranslation('learners');
  if (count === 0) return null;
  return (
    <Box
      component="section"
      p="md"
      bdrs="lg"
      bg="var(--glossa-danger-wash)"
      aria-labelledby="not-invited-title"
    >
      <Title order={2} id="not-invited-title" fz="md">
        {t('import.not_invited', { count })}
      </Title>
      <Text size="sm" c="dimmed" mt={6} mb={10}>
        {t('import.not_invited_help')}
      </Text>
      <ul className={classes.list}>
        {learners.map(({ id, email, reason, answer: response }) => (
          <li key={id} className={classes.learner}>
            <Link to={`/admin/learners?learner=${id}`}>
              <bdi>{email}</bdi>
            </Link>
            <span>
              {t(`refusals.${reason}`)}
              {response !== '' && (
                <>
                  {' '}
                  <q>
                    <bdi>{response}</bdi>
                  </q>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > learners.length && (
        <Text size="sm" c="dimmed" mt={10}>
          {t('import.more', { count: count - learners.length })}
        </Text>
      )}
    </Box>
  );
}
