import type { OrderQuote } from '@glossa/contract/order-quote';
import { Button, Group, Input } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { errorCodeText } from '@/lib/i18n/error-text.ts';

/** Coupon code field. Enter applies the coupon without placing the order. */
export function CouponField({
  applied,
  problem,
  isBusy,
  onApply,
}: {
  applied: string | null;
  problem: OrderQuote['coupon_problem'];
  isBusy: boolean;
  onApply: (code: string | null) => void;
}) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const [code, setCode] = useState('');
  const apply = () => onApply(code.trim() || null);
  if (applied !== null)
    return (
      <Group gap="xs" mt={30} mih={36}>
        <IconTicket size={18} stroke={1.7} aria-hidden="true" />
        <span role="status">{t('coupon.applied', { code: applied })}</span>
        <Button
          variant="subtle"
          size="xs"
          onClick={() => {
            setCode('');
            onApply(null);
          }}
        >
          {t('coupon.remove')}
        </Button>
      </Group>
    );
  const error = problem !== null && errorCodeText(problem);
  return (
    <Input.Wrapper id={id} label={t('coupon.label')} error={error} size="md">
      <Group gap="xs" wrap="nowrap">
        <Input
          size="md"
          flex={1}
          miw={0}
          my={0}
          id={id}
          value={code}
          maxLength={60}
          autoComplete="off"
          error={error}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <Button
          variant="default"
          loading={isBusy && code !== ''}
          disabled={code.trim() === ''}
          onClick={apply}
        >
          {t('coupon.apply')}
        </Button>
      </Group>
    </Input.Wrapper>
  );
}
