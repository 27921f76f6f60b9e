import { Skeleton, Stack } from '@mantine/core';

import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import classes from '@/ui/layout/form-columns.module.css';

const sideFields = [0, 1, 2, 3];

/** Placeholder of the edit form while it loads. */
export function EditSkeleton() {
  return (
    <LoadingState>
      <div className={classes.root}>
        <Stack gap="lg">
          <Skeleton height={40} />
          <Skeleton height={420} />
        </Stack>
        <Stack gap="lg" className={classes.side}>
          {sideFields.map((field) => (
            <Skeleton key={field} height={40} />
          ))}
        </Stack>
      </div>
    </LoadingState>
  );
}
