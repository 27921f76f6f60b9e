import { Notifications } from '@mantine/notifications';

import { toastLimit, toastTimes } from '../ui/toast.tsx';

/** The top right corner, where toasts appear. */
export function Toasts() {
  return (
    <Notifications position="top-right" limit={toastLimit} autoClose={toastTimes.page} containerWidth={380} />
  );
}
