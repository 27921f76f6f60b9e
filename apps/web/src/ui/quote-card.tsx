import { ActionIcon } from '@mantine/core';
import type { Icon as IconType } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';

import classes from './quote-card.module.css';

/** Things that were kept of texts and videos, one below the other. */
export const QuoteList = (props: ComponentProps<'ul'>) => <ul {...props} className={classes.list} />;

/** Something that was kept: its kind, what it says, what was noted to it, where it is from and what can be done. */
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
  /** Says what the sign means. */
  kind: string;
  /** Empty for none. */
  note: string;
  /** In which the note is being written; it stands in its place. */
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

/** What was kept, in the type of reading. */
export const Quote = ({ className = '', ...props }: ComponentProps<'blockquote'>) => (
  <blockquote {...props} className={`${classes.quote} ${className}`} />
);

/** One thing that can be done with a card. */
export const QuoteAction = ({
  label,
  title,
  icon: Icon,
  onClick,
}: {
  /** With what it is done to, for screen readers. */
  label: string;
  title: string;
  icon: IconType;
  onClick: () => void;
}) => (
  <ActionIcon variant="subtle" color="gray" size={32} aria-label={label} title={title} onClick={onClick}>
    <Icon size={16} stroke={1.6} />
  </ActionIcon>
);
