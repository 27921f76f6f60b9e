import { lazyWhenIdle } from '@/lib/shell/lazy-when-idle.tsx';
import classes from './mobile-bars.module.css';

const Bell = lazyWhenIdle(async () => (await import('@/features/notifications/components/bell.tsx')).Bell);

/** The notification bell, which takes up the same space before its code has loaded. */
export const NotificationBell = () => (
  <span className={classes.bell}>
    <Bell />
  </span>
);
