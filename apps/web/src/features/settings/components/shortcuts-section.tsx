import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { errorText } from '../../../lib/i18n/error-text.ts';
import { practiceKeys } from '../../../lib/shortcuts/practice-keys.ts';
import type { PracticeKey } from '../../../lib/shortcuts/practice-keys.ts';
import { readerKeys } from '../../../lib/shortcuts/reader-keys.ts';
import type { ReaderKey } from '../../../lib/shortcuts/reader-keys.ts';
import { readerToolKeys } from '../../../lib/shortcuts/reader-tool-keys.ts';
import type { ReaderToolKey } from '../../../lib/shortcuts/reader-tool-keys.ts';
import { watchKeys } from '../../../lib/shortcuts/watch-keys.ts';
import type { WatchKey } from '../../../lib/shortcuts/watch-keys.ts';
import { useKeyBindings } from '../../../lib/shortcuts/use-key-bindings.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { KeyList } from './key-list.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The keys of reading, of watching and of practice, which each person may put elsewhere. */
export function ShortcutsSection() {
  const { t } = useTranslation(['settings', 'reader', 'watch', 'practice']);
  const { chosen, error, refetch, change } = useKeyBindings();
  const practiceLabels: Record<PracticeKey, string> = {
    rate_again: t('practice:ratings.1'),
    rate_hard: t('practice:ratings.2'),
    rate_good: t('practice:ratings.3'),
    rate_easy: t('practice:ratings.4'),
    practice_speak: t('practice:keys.speak'),
    practice_edit: t('practice:keys.edit'),
    practice_undo: t('practice:keys.undo'),
  };
  return (
    <SettingsSection title={t('shortcuts.title')} help={t('shortcuts.help')}>
      {chosen ? (
        <>
          <KeyList
            title={t('reader:keys.group')}
            usual={{ ...readerKeys, ...readerToolKeys }}
            chosen={chosen}
            labelOf={(id: ReaderKey | ReaderToolKey) => t(`reader:keys.${id}`)}
            onChange={change}
          />
          <KeyList
            title={t('watch:keys.group')}
            usual={watchKeys}
            chosen={chosen}
            labelOf={(id: WatchKey) => t(`watch:keys.${id}`)}
            onChange={change}
          />
          <KeyList
            title={t('practice:title')}
            usual={practiceKeys}
            chosen={chosen}
            labelOf={(id: PracticeKey) => practiceLabels[id]}
            onChange={change}
          />
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
