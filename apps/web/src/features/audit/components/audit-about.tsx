import type { AuditEntry } from '@glossa/contract/audit';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** States which actor or target the log is limited to, with a link to the whole log. */
export function AuditAbout({
  target,
  entries,
  onAll,
}: {
  target: string;
  entries: readonly AuditEntry[];
  onAll: () => void;
}) {
  const { t } = useTranslation('audit');
  const title = entries.find(({ target_id: id }) => id === target)?.detail['title'];
  const name = typeof title === 'string' && title !== '' ? title : target.slice(-8).toUpperCase();
  return (
    <Group gap="xs" component="p" mb="sm">
      <span>{t('about', { name })}</span>
      <Button variant="subtle" size="compact-sm" onClick={onAll}>
        {t('about_all')}
      </Button>
    </Group>
  );
}
