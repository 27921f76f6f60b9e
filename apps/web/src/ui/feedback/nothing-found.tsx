import { Button } from '@mantine/core';

import { EmptyState } from './empty-state.tsx';

/** Replaces a list in which nothing matches the search or filters, with a button that resets them. */
export const NothingFound = ({
  title,
  message,
  clear,
  onClear,
}: {
  title: string;
  message?: string;
  /** Label of the reset button. */
  clear: string;
  onClear: () => void;
}) => (
  <EmptyState
    drawing="search"
    title={title}
    message={message}
    action={
      <Button variant="default" onClick={onClear}>
        {clear}
      </Button>
    }
  />
);
