import { ApiError } from '@glossa/contract/client';
import type { Settings } from '@glossa/contract/settings';
import { Group, Skeleton, Stack, useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import wordClasses from '@/domain/words/in-text/words.module.css';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useHiddenShell } from '@/lib/shell/use-hidden-shell.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import classes from './reader-frame.module.css';
import headerClasses from './reader-header.module.css';
import { BackToLibrary } from './reader-header.tsx';
import './reading-background.css';

/**
 * The reader's layout: the text column, a margin beside it for panels, and a sticky footer. Opening a panel doesn't
 * move the text.
 */
export function ReaderFrame({
  children,
  side,
  footer,
  settings,
  isContinuous = false,
}: {
  children: ReactNode;
  /** Content of the margin, including its own box. */
  side?: ReactNode;
  footer?: ReactNode;
  /** Text settings; the column width grows with the font size. */
  settings?: ReaderSettings;
  /** Whether continuous mode is on; the header is then sticky as well. */
  isContinuous?: boolean;
}) {
  const { fontSize = 16, lineSpacing, marks, fontFamily, luxury }: Partial<ReaderSettings> = settings ?? {};
  useReadingBackground(settings?.ground ?? 'theme');
  return (
    <div
      className={`${classes.frame} ${wordClasses.marks}`}
      data-marks={marks}
      data-font={fontFamily}
      data-continuous={isContinuous || undefined}
      data-luxury={luxury || undefined}
      style={{ '--reader-size': `${fontSize}px`, '--reader-leading': lineSpacing } as CSSProperties}
    >
      <div className={classes.column}>{children}</div>
      {side}
      {footer && <div className={classes.footer}>{footer}</div>}
    </div>
  );
}

const schemes = { paper: 'light', sepia: 'light', night: 'dark' } as const;

/**
 * Applies a background to the whole window while a text is open, so that a night page has no bright frame. The theme is
 * restored on the next screen.
 */
function useReadingBackground(background: Settings['ground']): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  // Run before the first paint, to avoid a flash.
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (background === 'theme') return;
    root.dataset['mantineColorScheme'] = schemes[background];
    root.dataset['readingBackground'] = background;
    return () => {
      root.dataset['mantineColorScheme'] = scheme;
      delete root.dataset['readingBackground'];
    };
  }, [background, scheme]);
}

const lines = ['96%', '100%', '92%', '98%', '64%'];

/** Placeholder for a page that is loading. */
export function ReaderSkeleton() {
  useHiddenShell('phones');
  return (
    <ReaderFrame>
      <Group component="header" className={headerClasses.header ?? ''}>
        <BackToLibrary />
      </Group>
      <LoadingState>
        <Stack gap={16}>
          {lines.map((width) => (
            <Skeleton key={width} height={14} width={width} />
          ))}
        </Stack>
      </LoadingState>
    </ReaderFrame>
  );
}

const UnavailableText = deferred(async () => (await import('./unavailable-text.tsx')).UnavailableText);

/** Error codes for which `UnavailableText` is shown. A malformed ID results in `invalid_request`. */
const explainedCodes = new Set(['text_not_ready', 'access_ended', 'text_not_found', 'invalid_request']);

/** Replaces a text that can't be displayed. Explains why, and what the user can do. */
export function ReaderError({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : '';
  // The page is past the end, because the URL is old or the text has become shorter.
  if (code === 'page_not_found') return <Navigate to={`/reading/${id}`} replace />;
  return (
    <ReaderFrame>
      {explainedCodes.has(code) ? (
        <UnavailableText code={code} id={id} onReady={onRetry} />
      ) : (
        <ErrorState message={errorText(error)} onRetry={onRetry} />
      )}
    </ReaderFrame>
  );
}
