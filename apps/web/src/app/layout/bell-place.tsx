import { late } from '@/lib/shell/late.tsx';
import classes from './bars.module.css';

const Bell = late(async () => (await import('@/features/notifications/components/bell.tsx')).Bell);

export const BellPlace = () => (
  <span className={classes.bell}>
    <Bell />
  </span>
);
