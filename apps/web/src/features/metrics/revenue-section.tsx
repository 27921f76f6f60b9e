import { toMajorUnits } from '@glossa/contract/currencies';
import type { Metrics } from '@glossa/contract/metrics';
import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { BarChart } from '@/domain/charts/chart.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { CardRow, EmptyNote, MetricsCard, MetricsSection } from './metrics-section.tsx';
import { useChartData } from './use-metrics.ts';

/** Shop revenue by currency, and active plans. */
export function RevenueSection({ metrics }: { metrics: Metrics }) {
  const { t } = useTranslation('metrics');
  const { money, measured, period } = metrics;
  return (
    <MetricsSection
      title={t('money.title')}
      help={
        <>
          {t('money.help')} <Link to="/admin/orders">{t('money.orders_link')}</Link>
        </>
      }
      table="money"
      period={period}
    >
      {money.length === 0 && <EmptyNote>{t('money.empty')}</EmptyNote>}
      <Stack gap={20}>
        {money.map((entry) => (
          <CurrencyMetrics key={entry.currency} metrics={metrics} money={entry} />
        ))}
      </Stack>
      {measured && (
        <>
          <Title order={3} mt={20} mb="xs">
            {t('money.subscriptions')}
          </Title>
          <MetricTiles
            tiles={measured.subscriptions.map(({ plan, value, before }) => ({ label: plan, value, before }))}
          />
        </>
      )}
    </MetricsSection>
  );
}

function CurrencyMetrics({ metrics, money }: { metrics: Metrics; money: Metrics['money'][number] }) {
  const { t } = useTranslation('metrics');
  const formatMoney = useMoney();
  const dataOf = useChartData(metrics);
  const { currency, orders, paid, refunded, net } = money;
  const toMajor = (amount: number) => toMajorUnits({ amount, currency });
  const format = (amount: number) => formatMoney(toMajor(amount), currency);
  const label = t('money.course', { currency });
  return (
    <div>
      <MetricTiles
        tiles={[
          { label: t('money.net', { currency }), ...net, format },
          { label: t('money.paid'), ...paid, format },
          { label: t('money.refunded'), ...refunded, format, isIncreaseBad: true },
          { label: t('money.orders'), ...orders },
        ]}
      />
      <CardRow>
        <MetricsCard title={label}>
          <BarChart
            empty={t('nothing')}
            label={label}
            data={dataOf([
              { name: t('money.paid'), values: paid.points.map(toMajor) },
              { name: t('money.refunded'), values: refunded.points.map(toMajor) },
            ])}
            format={(value) => formatMoney(value, currency)}
          />
        </MetricsCard>
      </CardRow>
    </div>
  );
}
