import { ActionIcon, Box, Group, Text } from '@mantine/core';
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
  /** The user's note; empty if there is none. */
  note: string;
  /** The form that replaces the note while it is being edited. */
  form: ReactNode;
  source: ReactNode;
  actions: ReactNode;
}) {
  return (
    <li {...attributes} className={classes.card}>
      <Icon className={classes.icon} size={18} stroke={1.6} role="img" aria-label={kind} />
      <Box flex="1 1 auto" miw={0}>
        {children}
        {form ? (
          <Box mt="xs">{form}</Box>
        ) : (
          note !== '' && (
            <Text className={classes.note ?? ''} mt="xs" dir="auto">
              {note}
            </Text>
          )
        )}
        <Group gap={2} mt={4}>
          <Text component="span" size="xs" c="dimmed" flex="1 1 120px" miw={0}>
            {source}
          </Text>
          {actions}
        </Group>
      </Box>
    </li>
  );
}

/** The saved quote, in the reading font. */
export const Quote = (props: ComponentProps<'blockquote'>) => (
  <Box component="blockquote" ff="var(--glossa-font-reading)" lh={1.65} {...props} />
);

/** An icon button for an action on a saved item. */
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
