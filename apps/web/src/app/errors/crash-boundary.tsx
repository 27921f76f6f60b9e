import { Component } from 'react';
import type { ReactNode } from 'react';

import { CrashPage } from './crash-page.tsx';

interface Props {
  /** When it changes, a caught failure is forgotten: the person has gone to another page. */
  resetKey?: string;
  children: ReactNode;
}

/** Catches what a screen throws while it is drawn, and offers to load the page again. */
export class CrashBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error() };
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.error !== undefined) {
      this.setState({ error: undefined });
    }
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <CrashPage error={error} />;
  }
}
