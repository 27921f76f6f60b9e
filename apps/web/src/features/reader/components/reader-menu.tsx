import { ActionIcon } from '@mantine/core';
import { IconTextSize } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { later } from '../../../ui/use-later.ts';
import classes from './reader-menu.module.css';
import type { ReaderMenuPanel } from './reader-menu-panel.tsx';

const load = async () => (await import('./reader-menu-panel.tsx')).ReaderMenuPanel;
const Panel = later(load);

/** How the text is set; changes show at once and are kept with the account. */
export function ReaderMenu(props: Omit<ComponentProps<typeof ReaderMenuPanel>, 'onClose'>) {
  const { t } = useTranslation('reader');
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpened(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  // No popover of the library: its placing and focus trap weigh more than the rest of the reader.
  return (
    // It only listens for Escape from the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={menu} className={classes.anchor} onKeyDown={keyDown}>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size={40}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpened(!opened)}
        aria-label={t('menu.title')}
        aria-expanded={opened}
        aria-haspopup="dialog"
      >
        <IconTextSize size={20} stroke={1.6} />
      </ActionIcon>
      {opened && <Panel {...props} onClose={close} />}
    </div>
  );
}
