import { Button, Group, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/overlays/dialog.tsx';

const isDiscount = (value: number | string): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

/** Asks for a discount for several products. */
export function DiscountDialog({
  count,
  onApply,
  onClose,
}: {
  count: number;
  /** Receives the discount in percent; resolves to whether the dialog may close. */
  onApply: (discountPercentage: number) => Promise<boolean>;
  onClose: () => void;
}) {
  const { t } = useTranslation(['pricing', 'validation', 'common']);
  const [value, setValue] = useState<number | string>('');
  const [isInvalid, setInvalid] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const apply = async () => {
    if (!isDiscount(value)) return setInvalid(true);
    setSaving(true);
    if (await onApply(value)) onClose();
    else setSaving(false);
  };
  return (
    <Dialog title={t('discount.title', { count })} onClose={onClose} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <Stack gap="md">
          <NumberInput
            label={t('columns.discount')}
            description={t('discount.help')}
            suffix=" %"
            min={0}
            max={100}
            allowDecimal={false}
            clampBehavior="none"
            data-autofocus
            value={value}
            error={isInvalid && t('validation:discount_invalid')}
            onChange={(next) => {
              setValue(next);
              setInvalid(false);
            }}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('discount.apply')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
