import { ActionIcon } from '@mantine/core';
import type { Icon as IconType } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';

import classes from './quote-card.module.css';

/** A saved item: its kind, quote, note, source and actions. */
export function QuoteCard({
  icon: Icon,
  kind,
  note,
  form,
  source,
  actions,
  children,
  ...attributes
}: ComponentProps<'li'> & {
  icon: IconType;
  /** Names the icon for screen readers. */
  kind: string;
  /** Empty if there is no note. */
  note: string;
  /** The form that replaces the note while it is edited. */
  form: ReactNode;
  source: ReactNode;
  actions: ReactNode;
}) {
  return (
    <li {...attributes} className={classes.card}>
      <Icon className={classes.icon} size={18} stroke={1.6} role="img" aria-label={kind} />
      <div className={classes.body}>
        {children}
        {form ? (
          <div className={classes.form}>{form}</div>
        ) : (
          note !== '' && (
            <p className={classes.note} dir="auto">
              {note}
            </p>
          )
        )}
        <div className={classes.foot}>
          <span className={classes.source}>{source}</span>
          {actions}
        </div>
      </div>
    </li>
  );
}

/** The saved quote, in the reading font. */
export const Quote = ({ className = '', ...props }: ComponentProps<'blockquote'>) => (
  <blockquote {...props} className={`${classes.quote} ${className}`} />
);

/** An action of a card. */
export const QuoteAction = ({
  label,
  title,
  icon: Icon,
  onClick,
}: {
  /** Names the action and its item, for screen readers. */
  label: string;
  title: string;
  icon: IconType;
  onClick: () => void;
}) => (
  <ActionIcon variant="subtle" color="gray" size={32} aria-label={label} title={title} onClick={onClick}>
    <Icon size={16} stroke={1.6} />
  </ActionIcon>
);
