import { Component } from 'react';
import type { ReactNode } from 'react';

import { CrashPage } from './crash-page.tsx';

interface Props {
  /** When it changes, a caught failure is forgotten: the person has gone to another page. */
  resetKey?: string;
  /** Shown in place of the page that offers to load again, for what the screen can do without. */
  instead?: ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
  resetKey: string | undefined;
}

/** Catches what a screen throws while it is drawn, and offers to load the page again. */
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
