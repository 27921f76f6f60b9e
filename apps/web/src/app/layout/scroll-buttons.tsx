import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isCalm } from '@/ui/hooks/is-calm.ts';
import classes from './scroll-buttons.module.css';

/** Pixels from an end of the page within which its button is hidden. */
const near = 320;

/** Milliseconds until the buttons hide after scrolling, since they cover buttons of the page. */
const stay = 2000;

/** Buttons that scroll to the top and the bottom of a long page; each shows only when there is somewhere to scroll. */
export function ScrollButtons() {
  const { t } = useTranslation('navigation');
  const [away, setAway] = useState({ top: false, bottom: false });
  const [resting, setResting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      setResting(false);
      timer = setTimeout(() => setResting(true), stay);
    };
    const measure = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const top = scrollY > near;
      const bottom = scrollHeight - clientHeight - scrollY > near;
      setAway((before) => (before.top === top && before.bottom === bottom ? before : { top, bottom }));
    };
    const follow = () => {
      measure();
      wake();
    };
    wake();
    // Also reports the initial size, and does so after layout; measuring here would force a layout.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('scroll', follow);
    };
  }, []);
  const go = (top: number) => scrollTo({ top, behavior: isCalm() ? 'instant' : 'smooth' });
  return (
    <div className={classes.root} data-resting={resting}>
      {away.top && (
        <ActionIcon
          variant="default"
          radius="xl"
          size={40}
          onClick={() => go(0)}
          aria-label={t('scroll_top')}
        >
          <IconArrowUp size={18} />
        </ActionIcon>
      )}
      {away.bottom && (
        <ActionIcon
          variant="default"
          radius="xl"
          size={40}
          onClick={() => go(document.documentElement.scrollHeight)}
          aria-label={t('scroll_bottom')}
        >
          <IconArrowDown size={18} />
        </ActionIcon>
      )}
    </div>
  );
}
