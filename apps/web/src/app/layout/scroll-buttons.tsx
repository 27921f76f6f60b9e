import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { prefersReducedMotion } from '@/ui/hooks/prefers-reduced-motion.ts';
import classes from './scroll-buttons.module.css';

/** Pixels from the top or bottom of the page within which the button for that end is hidden. */
const threshold = 320;

/** Milliseconds until the buttons hide after scrolling, since they cover buttons on the page. */
const hideDelay = 2000;

/** Buttons that scroll to the top and the bottom of a long page. Each is hidden near its end of the page. */
export function ScrollButtons() {
  const { t } = useTranslation('navigation');
  const [distant, setDistant] = useState({ top: false, bottom: false });
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), hideDelay);
    };
    const measure = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const showsTop = scrollY > threshold;
      const showsBottom = scrollHeight - clientHeight - scrollY > threshold;
      setDistant((before) =>
        before.top === showsTop && before.bottom === showsBottom
          ? before
          : { top: showsTop, bottom: showsBottom },
      );
    };
    const onScroll = () => {
      measure();
      show();
    };
    show();
    // The observer also reports the initial size, after layout; measuring here would force a layout.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, []);
  const smoothScrollTo = (top: number) =>
    scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  return (
    <div className={classes.root} data-idle={idle}>
      {distant.top && (
        <ActionIcon
          variant="default"
          radius="xl"
          size={40}
          onClick={() => smoothScrollTo(0)}
          aria-label={t('scroll_top')}
        >
          <IconArrowUp size={18} />
        </ActionIcon>
      )}
      {distant.bottom && (
        <ActionIcon
          variant="default"
          radius="xl"
          size={40}
          onClick={() => smoothScrollTo(document.documentElement.scrollHeight)}
          aria-label={t('scroll_bottom')}
        >
          <IconArrowDown size={18} />
        </ActionIcon>
      )}
    </div>
  );
}
