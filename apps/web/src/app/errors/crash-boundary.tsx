import { Component } from 'react';
import type { ReactNode } from 'react';

import { CrashPage } from './crash-page.tsx';

interface Props {
  /** Resets the boundary when it changes, for example because the user went to another page. */
  resetKey?: string;
  /** Replaces the page that offers to reload, for parts that the screen can do without. */
  instead?: ReactNode;
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
    const { children, instead = <CrashPage error={error} /> } = this.props;
    return error === undefined ? children : instead;
  }
}
