import type { ReactNode } from 'react';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './status-mark.module.css';

type Status = 'published' | 'draft' | 'archived' | 'processing' | 'error';

/** The status of content as a badge. */
const StatusBadge = ({ status, children }: { status: Status; children: ReactNode }) => (
  <span className={classes.badge} data-status={status}>
    {children}
  </span>
);

/** Badges of content, and the progress (`percent`) while it is being processed. */
export function ContentStatus({
  badges,
  progress,
}: {
  badges: readonly { status: Status; label: string }[];
  progress?: { percent: number; label: string; stage?: string; valueText?: string } | undefined;
}) {
  const format = useFormat();
  return (
    <div className={classes.root}>
      {badges.map(({ status, label }) => (
        <StatusBadge key={status} status={status}>
          {label}
          {progress && status === 'processing' && (
            <span className={classes.percent}>{format.percent(progress.percent / 100)}</span>
          )}
        </StatusBadge>
      ))}
      {progress && (
        <div
          className={classes.bar}
          role="progressbar"
          aria-label={progress.label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress.percent}
          aria-valuetext={progress.valueText}
          title={progress.stage}
        >
          <span style={{ inlineSize: `${progress.percent}%` }} />
        </div>
      )}
    </div>
  );
}
