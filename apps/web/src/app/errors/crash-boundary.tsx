import { Button } from '@mantine/core';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './crash-boundary.module.css';

interface Props {
  /** Resets the boundary when this value changes, for example because the user went to another page. */
  resetKey?: string;
  /** Shown instead of the page that offers to reload, for components that the screen can do without. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
  resetKey: string | undefined;
}

/** Catches errors that a screen throws while rendering, and offers to reload. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error() };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback = <CrashPage error={error} /> } = this.props;
    return error === undefined ? children : fallback;
  }
}

/** Shown when a screen failed to render. */
function CrashPage({ error }: { error: unknown }) {
  // Don't suspend: the interface strings may be what failed to load. In that case, the text is in English.
  const { t } = useTranslation('common', { useSuspense: false });
  const reported = error instanceof Error && error.message !== '' ? error.message : undefined;
  // Recognize browsers' error messages for a module that a newer version has removed from the server.
  const message = /imported mod|module script/.test(reported ?? '') ? t('crash.outdated') : reported;
  return (
    <div className={classes.page} role="alert">
      <h1>{t('crash.title', { defaultValue: 'Oops! Something went wrong' })}</h1>
      <p>{message ?? t('crash.message', { defaultValue: 'An unexpected error occurred' })}</p>
      <Button onClick={() => location.reload()}>{t('crash.reload', { defaultValue: 'Reload Page' })}</Button>
    </div>
  );
}
