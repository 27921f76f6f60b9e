import { ActionIcon, Menu, Button } from '@mantine/core';
import { IconDots, IconFileExport, IconFileImport, IconHistory, IconCards } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { viewParams } from '@/domain/words/lists/words-view.ts';
import type { WordsView } from '@/domain/words/lists/words-view.ts';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';

/** Buttons that export the listed words, import more, and open the history of changes. */
export function WordsMenu({ view, onHistory }: { view: WordsView; onHistory: () => void }) {
  const { t } = useTranslation(['words', 'common']);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('common:more')}>
          <IconDots size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to="/words/import"
          leftSection={<IconFileImport size={18} stroke={1.6} />}
        >
          {t('menu.import')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={{ pathname: '/words/export', search: viewParams(view).toString() }}
          leftSection={<IconFileExport size={18} stroke={1.6} />}
        >
          {t('menu.export')}
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory size={18} stroke={1.6} />} onClick={onHistory}>
          {t('menu.history')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A link to practice the listed words, with the filters that practice supports. */
export function PracticeLink({ view: { tag, text, video } }: { view: WordsView }) {
  const { t } = useTranslation('words');
  const isPhone = useIsPhone();
  const source = new URLSearchParams(tag ? { tag } : text ? { text } : video ? { video } : {});
  return (
    <Button
      component={Link}
      to={{ pathname: '/practice', search: source.toString() }}
      variant="default"
      leftSection={!isPhone && <IconCards size={18} stroke={1.6} />}
    >
      {t('menu.practise')}
    </Button>
  );
}
