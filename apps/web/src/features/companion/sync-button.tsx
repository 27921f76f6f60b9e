import { ActionIcon, Popover, Text, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { connectedSite, NotConnected, useCompanion } from '@/domain/companion/use-companion.ts';
import { useSyncFromCompanion } from '@/domain/companion/use-sync-from-companion.ts';
import { useLearningLanguage } from '@/domain/languages/use-learning-language.ts';
import { canAddLanguage } from '@/domain/languages/can-add-language.ts';
import { useUser } from '@/domain/session/session-context.ts';

/** "Sync from WordPress", next to the language selector. Without a companion site, explains what is missing. */
export function SyncButton() {
  const { t } = useTranslation('companion');
  const user = useUser();
  const { choose, isPending } = useLearningLanguage();
  const { data, refetch } = useCompanion();
  const site = data && connectedSite(data);
  const [helpOpened, setHelpOpened] = useState(false);
  const { sync, isBusy } = useSyncFromCompanion(site, {
    current: user.current_language ?? undefined,
    isLearning: (code) => user.selected_languages.some((language) => language.code === code),
    canStart: canAddLanguage(user),
    choose,
  });
  const press = () => {
    if (site) void sync();
    else if (data) setHelpOpened((before) => !before);
    else void refetch();
  };
  return (
    <Popover
      opened={helpOpened}
      onChange={setHelpOpened}
      width={260}
      position="bottom-end"
      withArrow
      trapFocus
    >
      <Popover.Target>
        <Tooltip label={t('sync.action')} disabled={helpOpened}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('sync.action')}
            loading={isBusy || isPending}
            onClick={press}
          >
            <IconRefresh size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" tabIndex={-1} data-autofocus>
          <NotConnected />
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
