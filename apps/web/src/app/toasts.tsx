import { Notifications } from '@mantine/notifications';

import { toastLimit, toastTimes } from '@/ui/feedback/toast.tsx';
import classes from './toasts.module.css';

/** Shows toasts in the top right corner. */
export function Toasts() {
  return (
    <Notifications
      className={classes.root}
      position="top-right"
      limit={toastLimit}
      autoClose={toastTimes.page}
      containerWidth={380}
    />
  );
}
