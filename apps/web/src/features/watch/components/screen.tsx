import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlayer } from '../hooks/use-conductor.ts';
import type { Playing } from '../hooks/use-conductor.ts';
import { togglePlaying } from '../model/toggle-playing.ts';
import classes from './screen.module.css';

/** Milliseconds within which two taps are one gesture. */
const soon = 300;

/** The box of the picture: a click plays or rests, two taps at a side go a sentence back or on. */
export function Screen({
  playing,
  width,
  height,
  onFull,
  children,
}: {
  playing: Playing | undefined;
  /** Pixels of the picture; null when they are not known. */
  width: number | null;
  height: number | null;
  onFull: () => void;
  /** The picture. */
  children: ReactNode;
}) {
  return (
    <div
      className={classes.screen}
      style={{ '--picture-ratio': (width ?? 16) / (height ?? 9) } as CSSProperties}
    >
      <div className={classes.box}>
        {children}
        {playing && <Cover playing={playing} onFull={onFull} />}
      </div>
    </div>
  );
}

function Cover({ playing, onFull }: { playing: Playing; onFull: () => void }) {
  const { t } = useTranslation('watch');
  const state = usePlayer(playing);
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
  const onToggle = () => togglePlaying(playing.player);
  const touch = (x: number, { left, width }: DOMRect) => {
    const isSecond = Date.now() - tap.current.at < soon;
    clearTimeout(tap.current.timer);
    tap.current.at = isSecond ? 0 : Date.now();
    const place = (x - left) / width;
    if (isSecond && place < 0.36) playing.conductor.step(-1);
    else if (isSecond && place > 0.64) playing.conductor.step(1);
    else if (isSecond) onFull();
    else tap.current.timer = setTimeout(onToggle, soon);
  };
  return (
    // The same as the buttons below; the keyboard has keys of its own.
    <div
      className={classes.cover}
      data-testid="cover"
      aria-hidden="true"
      onClick={({ nativeEvent, clientX, currentTarget, detail }) => {
        if ((nativeEvent as PointerEvent).pointerType === 'touch') {
          touch(clientX, currentTarget.getBoundingClientRect());
        } else if (detail === 2) {
          // The first click of the two had it play or rest.
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
