import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { useKeyGroups } from '@/domain/key-bindings/use-key-groups.ts';
import { useKeyBindings } from '@/domain/key-bindings/use-key-bindings.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { KeyList } from './key-list.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Customizable shortcuts for reading, watching and practice. */
export function ShortcutsSection() {
  const { t } = useTranslation('settings');
  const groups = useKeyGroups();
  const { chosen, error, refetch, change } = useKeyBindings();
  return (
    <SettingsSection title={t('shortcuts.title')} help={t('shortcuts.help')}>
      {chosen ? (
        <>
          {groups.map((group) => (
            <KeyList key={group.id} {...group} chosen={chosen} onChange={change} />
          ))}
          <Button variant="default" disabled={Object.keys(chosen).length === 0} onClick={() => change({})}>
            {t('shortcuts.reset_all')}
          </Button>
        </>
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={refetch} />
      ) : (
        <LoadingState>
          <Skeleton height={320} />
        </LoadingState>
      )}
    </SettingsSection>
  );
}
