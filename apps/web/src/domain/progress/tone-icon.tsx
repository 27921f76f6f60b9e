import type { ComponentType } from 'react';

import classes from './tone-icon.module.css';

export type Tone = 'accent' | 'amber' | 'blue' | 'green' | 'gray' | 'outline';

/** A decorative icon on a square or round background in the color of its `tone`. */
export const ToneIcon = ({
  icon: Icon,
  tone,
  size,
  isRound = false,
}: {
  icon: ComponentType<{ size?: number; stroke?: number }>;
  tone: Tone;
  /** Size of the background in pixels. */
  size: number;
  isRound?: boolean;
}) => (
  <span
    className={classes.icon}
    style={{ inlineSize: size, blockSize: size }}
    data-tone={tone}
    data-round={isRound || undefined}
    aria-hidden="true"
  >
    <Icon size={Math.round(size / 4) * 2 + 2} stroke={1.7} />
  </span>
);
