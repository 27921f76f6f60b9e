import { Box, Group, Text } from '@mantine/core';
import type { AuditEntry } from '@glossa/contract/audit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFormat } from '@/ui/format/use-format.ts';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Facts } from '@/ui/data/facts.tsx';
import { List } from '@/ui/layout/list.tsx';
import { useAuditSentence } from './use-audit-sentence.ts';
import classes from './audit-list.module.css';

/** Audit entries, newest first. */
export const AuditList = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <Card p={0} mb="md">
    <List isDivided>
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </List>
  </Card>
);

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const describe = useAuditSentence();
  const { actor, is_operator, reason, date } = entry;
  const { sentence, details } = describe(entry);
  const path = targetPath(entry);
  return (
    <Group
      component="li"
      className={classes.row ?? ''}
      gap="2px 20px"
      justify="space-between"
      align="flex-start"
    >
      <Box flex="1 1 320px" miw={0}>
        <p>
          <strong>
            <bdi>{is_operator ? t('operator') : actor}</bdi>
          </strong>{' '}
          {sentence}
        </p>
        {(details !== '' || reason !== '') && (
          <Facts>
            {details !== '' && <span>{details}</span>}
            {reason !== '' && (
              <span>
                {t('reason')} <bdi>{reason}</bdi>
              </span>
            )}
          </Facts>
        )}
      </Box>
      <Group component="span" gap="sm" align="baseline" fz="sm">
        {path !== undefined && (
          <Link to={path} aria-label={t('open', { action: sentence })}>
            {t('show')}
          </Link>
        )}
        <Text component="span" inherit c="dimmed" title={format.dateTime(new Date(date))}>
          <RelativeTime value={date} />
        </Text>
      </Group>
    </Group>
  );
}

const searchQuery = (title: unknown): string =>
  typeof title === 'string' && title !== '' ? `?search=${encodeURIComponent(title)}` : '';

/** Returns the path to the target of an action, or undefined if the target was deleted or has no page. */
function targetPath({ action, target_kind, target_id, detail }: AuditEntry): string | undefined {
  const isDeleted = /\.(remove|delete)$/.test(action);
  if (action === 'report.view') return `/reports?kind=learning&learner=${target_id}`;
  const { title } = detail;
  switch (target_kind) {
    case 'ebook':
    case 'audio':
      return isDeleted ? undefined : `/ebooks/manage${searchQuery(title)}`;
    case 'video':
      return isDeleted ? undefined : `/videos/manage${searchQuery(title)}`;
    case 'bundle':
    case 'tier':
    case 'coupon':
    case 'settings':
      return isDeleted ? undefined : '/content/pricing';
    case 'order':
      return `/admin/orders?order=${target_id}`;
    case 'task':
      return `/tasks?task=${target_id}`;
    case 'queue':
      return '/tasks';
    case 'learner':
      return isDeleted ? undefined : `/admin/learners?learner=${target_id}`;
    case 'learners':
      return '/admin/learners';
    case 'service':
      return '/admin/services';
    case 'outbox':
      return '/admin/outbox';
    default:
      return undefined;
  }
}
