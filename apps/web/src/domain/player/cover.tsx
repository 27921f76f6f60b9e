import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './cover.module.css';
import type { Player } from './player.ts';
import { togglePlaying } from './toggle-playing.ts';
import { usePlayer } from './use-player.ts';

/** Maximum milliseconds between the taps of a double tap. */
const soon = 300;

/**
 * Covers the picture: a click plays or pauses, a double tap at a side steps back or forward. Also shows playback
 * errors.
 */
export function Cover({
  player,
  onStep,
  onFull,
}: {
  player: Player;
  onStep: (by: 1 | -1) => void;
  /** Called on a double click, or a double tap in the middle. */
  onFull: () => void;
}) {
  const { t } = useTranslation('watch');
  const state = usePlayer(player);
  const tap = useRef({ at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined });
  if (state.problem) {
    return (
      <div className={classes.problem} role="alert">
        <p>{t(`problems.${state.problem}`)}</p>
        <Button variant="default" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </div>
    );
  }
  const onToggle = () => togglePlaying(player);
  const touch = (x: number, { left, width }: DOMRect) => {
    const isSecond = Date.now() - tap.current.at < soon;
    clearTimeout(tap.current.timer);
    tap.current.at = isSecond ? 0 : Date.now();
    const place = (x - left) / width;
    if (isSecond && place < 0.36) onStep(-1);
    else if (isSecond && place > 0.64) onStep(1);
    else if (isSecond) onFull();
    else tap.current.timer = setTimeout(onToggle, soon);
  };
  return (
    // Duplicates the buttons below; keyboard users have shortcuts.
    <div
      className={classes.cover}
      data-testid="cover"
      aria-hidden="true"
      onClick={({ nativeEvent, clientX, currentTarget, detail }) => {
        if ((nativeEvent as PointerEvent).pointerType === 'touch') {
          touch(clientX, currentTarget.getBoundingClientRect());
        } else if (detail === 2) {
          // Reverts the toggle of the first click.
          onToggle();
          onFull();
        } else onToggle();
      }}
    >
      {!state.playing && (
        <span className={classes.sign}>
          <IconPlayerPlayFilled size={32} />
        </span>
      )}
    </div>
  );
}
