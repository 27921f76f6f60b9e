import { useTranslation } from 'react-i18next';

import classes from './change-mark.module.css';

/** Change of a metric since the previous period. Renders nothing without a value to compare with. */
export function ChangeMark({
  value,
  before,
  tone,
}: {
  value: number;
  before: number;
  /** Whether an increase is good. */
  tone: 'good' | 'bad' | 'none';
}) {
  const { i18n } = useTranslation();
  if (before === 0) return null;
  const share = (value - before) / Math.abs(before);
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
  });
  const better = share === 0 || tone === 'none' ? undefined : share > 0 === (tone === 'good');
  return (
    <strong className={classes.root} data-better={better}>
      <bdi>{percent.format(share)}</bdi>
    </strong>
  );
}
