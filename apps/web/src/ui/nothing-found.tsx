import { Button } from '@mantine/core';

import { EmptyState } from './empty-state.tsx';

/** What a list shows when nothing in it fits a search or filters, with the way back to all of it. */
export const NothingFound = ({
  title,
  message,
  clear,
  onClear,
}: {
  title: string;
  message?: string;
  /** What the way back is called. */
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
