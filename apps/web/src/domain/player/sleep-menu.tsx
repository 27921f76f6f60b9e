import { Button, Menu } from '@mantine/core';
import { IconMoon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { formatClock } from '@/ui/format/clock.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import {
  cancelSleepTimer,
  sleepMinutes,
  stopAfterMinutes,
  stopAtEnd,
  useSleepSeconds,
  useSleepTimer,
} from './sleep-timer.ts';

/** Sets when playback stops, and shows the remaining time. */
export function SleepMenu({ end }: { end?: 'page' | 'track' | undefined }) {
  const { t } = useTranslation('listening');
  const format = useFormat();
  const { isAtEnd } = useSleepTimer();
  const seconds = useSleepSeconds();
  const isOn = isAtEnd || seconds !== undefined;
  const endLabels = { page: t('sleep.page'), track: t('sleep.track') };
  return (
    <Menu position="top-end" withinPortal>
      <Menu.Target>
        <Button
          variant={isOn ? 'light' : 'subtle'}
          color={isOn ? 'ink' : 'gray'}
          h={40}
          miw={40}
          px={6}
          fz="xs"
          flex="none"
          aria-label={
            seconds === undefined
              ? isAtEnd && end
                ? `${t('sleep.title')}: ${endLabels[end]}`
                : t('sleep.title')
              : t('sleep.left', { time: formatClock(seconds) })
          }
          title={t('sleep.title')}
        >
          {/* Smaller next to the time, so that the controls fit on one line on phones. */}
          <IconMoon size={seconds === undefined ? 20 : 14} stroke={1.6} aria-hidden="true" />
          {seconds !== undefined && (
            <span className="tabular" style={{ marginInlineStart: 4 }}>
              {formatClock(seconds)}
            </span>
          )}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('sleep.title')}</Menu.Label>
        {sleepMinutes.map((minutes) => (
          <Menu.Item key={minutes} onClick={() => stopAfterMinutes(minutes)}>
            {format.duration(minutes * 60)}
          </Menu.Item>
        ))}
        {end && <Menu.Item onClick={stopAtEnd}>{endLabels[end]}</Menu.Item>}
        {isOn && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={cancelSleepTimer}>{t('sleep.off')}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
