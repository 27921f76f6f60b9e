import { majorOf } from '@glossa/contract/currencies';
import type { Metrics } from '@glossa/contract/metrics';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { BarChart } from '@/domain/charts/bar-chart.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { useChartData } from '../hooks/use-metric-data.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { CardRow, MetricsCard, MetricsPart } from './metrics-part.tsx';
import classes from './money-part.module.css';

/** Shop revenue by currency, and active plans. */
export function MoneyPart({ metrics }: { metrics: Metrics }) {
  const { t } = useTranslation('metrics');
  const { money, measured, period } = metrics;
  return (
    <MetricsPart
      title={t('money.title')}
      help={
        <>
          {t('money.help')} <Link to="/admin/orders">{t('money.orders_link')}</Link>
        </>
      }
      table="money"
      period={period}
    >
      {money.length === 0 && <p className={classes.empty}>{t('money.empty')}</p>}
      {money.map((one) => (
        <CurrencyFigures key={one.currency} metrics={metrics} money={one} />
      ))}
      {measured && (
        <>
          <h3 className={classes.title}>{t('money.subscriptions')}</h3>
          <MetricTiles
            tiles={measured.subscriptions.map(({ plan, value, before }) => ({ label: plan, value, before }))}
          />
        </>
      )}
    </MetricsPart>
  );
}

function CurrencyFigures({ metrics, money }: { metrics: Metrics; money: Metrics['money'][number] }) {
  const { t } = useTranslation('metrics');
  const write = useMoney();
  const dataOf = useChartData(metrics);
  const { currency, orders, paid, refunded, net } = money;
  const major = (amount: number) => majorOf({ amount, currency });
  const format = (amount: number) => write(major(amount), currency);
  const label = t('money.course', { currency });
  return (
    <div className={classes.currency}>
      <MetricTiles
        tiles={[
          { label: t('money.net', { currency }), ...net, format },
          { label: t('money.paid'), ...paid, format },
          { label: t('money.refunded'), ...refunded, format, isBad: true },
          { label: t('money.orders'), ...orders },
        ]}
      />
      <CardRow>
        <MetricsCard title={label}>
          <BarChart
            empty={t('nothing')}
            label={label}
            data={dataOf([
              { name: t('money.paid'), values: paid.points.map(major) },
              { name: t('money.refunded'), values: refunded.points.map(major) },
            ])}
            format={(value) => write(value, currency)}
          />
        </MetricsCard>
      </CardRow>
    </div>
  );
}
