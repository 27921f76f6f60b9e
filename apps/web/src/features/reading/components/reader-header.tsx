import { ActionIcon, Group } from '@mantine/core';
import {
  IconArrowLeft,
  IconChartBar,
  IconMaximize,
  IconMinimize,
  IconPencil,
  IconTextSize,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { MenuButton } from '@/lib/menus/menu-button.tsx';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import classes from './reader-header.module.css';
import type { ReaderMenuPanel } from './reader-menu-panel.tsx';

/** The text's title and progress, and actions for the whole page. */
export function ReaderHeader({
  id,
  title,
  language,
  progress,
  settings,
  onSettings,
  focused,
  onFocus,
  analysisOpen,
  onAnalysis,
}: {
  id: string;
  title: string;
  /** Language code of the text. */
  language: string;
  /** Share of the text read at the end of the page, from 0 to 1. */
  progress: number;
  settings: ReaderSettings;
  onSettings: (part: Partial<ReaderSettings>) => void;
  focused: boolean;
  onFocus: () => void;
  analysisOpen: boolean;
  onAnalysis: () => void;
}) {
  const { t } = useTranslation('reader');
  const FocusIcon = focused ? IconMinimize : IconMaximize;
  return (
    <header className={classes.header}>
      <Group align="flex-start" wrap="nowrap" gap="xs">
        <BackToLibrary />
        <h1 className={classes.title} lang={language} dir="auto">
          {title}
        </h1>
        <Group flex="none" wrap="nowrap" gap={0} me={-10}>
          <span data-listen-slot className={classes.listen} />
          <ActionIcon
            variant={analysisOpen ? 'light' : 'subtle'}
            color={analysisOpen ? 'ink' : 'gray'}
            size={40}
            onClick={onAnalysis}
            aria-label={t('analysis.title')}
            aria-pressed={analysisOpen}
          >
            <IconChartBar size={20} stroke={1.6} />
          </ActionIcon>
          <ReaderMenu settings={settings} onChange={onSettings} language={language} />
          <ActionIcon
            component={Link}
            to={`/reading/edit/${id}`}
            variant="subtle"
            color="gray"
            size={40}
            className={classes.wide}
            aria-label={t('edit')}
          >
            <IconPencil size={20} stroke={1.6} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            className={classes.wide}
            onClick={onFocus}
            aria-label={t('focus_mode')}
            aria-pressed={focused}
          >
            <FocusIcon size={20} stroke={1.6} />
          </ActionIcon>
        </Group>
      </Group>
      <div
        className={classes.progress}
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
      >
        <span style={{ inlineSize: `${progress * 100}%` }} />
      </div>
    </header>
  );
}

const load = async () => (await import('./reader-menu-panel.tsx')).ReaderMenuPanel;
const Panel = deferred(load);

/** The text settings menu. Changes apply immediately and are stored in the account. */
function ReaderMenu(props: Omit<ComponentProps<typeof ReaderMenuPanel>, 'onClose'>) {
  const { t } = useTranslation('reader');
  return (
    <MenuButton
      label={t('menu.title')}
      icon={<IconTextSize size={20} stroke={1.6} />}
      onApproach={() => void load()}
    >
      {(close) => <Panel {...props} onClose={close} />}
    </MenuButton>
  );
}

/** A link back to the library, available even while the text is loading. */
export function BackToLibrary() {
  const { t } = useTranslation('reader');
  return (
    <ActionIcon
      component={Link}
      to="/reading"
      variant="subtle"
      color="gray"
      size={40}
      ms={-10}
      aria-label={t('back')}
    >
      <IconArrowLeft className="mirrored" size={20} stroke={1.6} />
    </ActionIcon>
  );
}
