import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { useFormat } from '@/ui/format/use-format.ts';

/**
 * A warning above outdated data that says why refetching failed and when the data was loaded. `loadedAt` is in
 * milliseconds since 1970.
 */
export function StaleDataAlert({
  error,
  loadedAt,
  onRetry,
}: {
  error: Error;
  loadedAt: number;
  onRetry: () => void;
}) {
  const { t } = useTranslation(['tasks', 'common']);
  const format = useFormat();
  return (
    <Alert color="red" role="alert" mb="sm">
      <Group gap="xs" justify="space-between">
        <span>
          {errorText(error)} {t('queues.seen', { time: format.dateTime(new Date(loadedAt)) })}
        </span>
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </Group>
    </Alert>
  );
}
