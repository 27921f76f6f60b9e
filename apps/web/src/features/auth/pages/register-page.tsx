import { Button, Group, Stack, Stepper, Title } from '@mantine/core';
import { register } from '@glossa/contract/auth';
import { messages } from '@glossa/contract/messages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { useReturnPath, withReturn } from '@/lib/navigation/return-path.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { FormAlert, GuestLayout } from '../components/guest-layout.tsx';
import {
  ContactFields,
  PersonalFields,
  PreferenceFields,
  SecurityFields,
} from '../components/registration-fields.tsx';
import { emptyRegistration, registrationSchema, registrationSteps, findStep } from '../registration-steps.ts';

const stepFields = [PersonalFields, SecurityFields, ContactFields, PreferenceFields] as const;
const lastStep = registrationSteps.length - 1;

/** /shop-client-registration: creates a shop account in four steps. */
export function RegisterPage() {
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const signInPath = withReturn('/login', useReturnPath());
  const isPhone = useIsPhone();
  const [step, setStep] = useState(0);
  const form = useContractForm(registrationSchema, emptyRegistration, ({ password, confirmPassword }) =>
    password === confirmPassword ? {} : { confirmPassword: validationText(messages.passwords_differ) },
  );
  const submit = useEndpointMutation(register, {
    meta: { silent: true },
    onSuccess: () => {
      toast.success(t('register.success'));
      void navigate(signInPath);
    },
    onError: (error) => {
      form.showFieldErrors(error);
      setStep((current) => findStep(Object.keys(error.fields)) ?? current);
    },
  });
  const goToNextStep = async () => {
    if (await form.validate(registrationSteps[step]?.fields)) setStep(step + 1);
  };
  const finish = form.submit(({ confirmPassword: _confirmation, phone, ...values }) =>
    submit.mutate({ body: { ...values, ...(phone ? { phone } : {}), ui_language: i18n.language } }),
  );
  const Fields = stepFields[step] ?? PersonalFields;
  return (
    <GuestLayout
      wide
      title={t('register.title')}
      help={t('register.help')}
      footer={
        <>
          {t('register.have_account')} <Link to={signInPath}>{t('register.sign_in')}</Link>
        </>
      }
    >
      <Stepper
        active={step}
        onStepClick={(index) => index < step && setStep(index)}
        size="xs"
        mt="lg"
        orientation="horizontal"
        aria-label={t('register.steps')}
      >
        {registrationSteps.map(({ label }, index) => (
          <Stepper.Step
            key={label}
            label={isPhone ? undefined : t(label)}
            aria-label={t(label)}
            allowStepSelect={index < step}
          />
        ))}
      </Stepper>
      <form
        noValidate
        onSubmit={(event) => {
          if (step === lastStep) return finish(event);
          event.preventDefault();
          void goToNextStep();
        }}
      >
        <Title order={2} fz="md" mt="lg" mb="sm" aria-live="polite">
          {t(registrationSteps[step]?.label ?? 'register.step_1')}
        </Title>
        <Stack gap="md">
          {submit.error && Object.keys(form.errors).length === 0 && (
            <FormAlert>{errorText(submit.error)}</FormAlert>
          )}
          <Fields form={form} />
        </Stack>
        <Group justify="space-between" mt="xl">
          <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {t('register.previous')}
          </Button>
          <Button type="submit" loading={submit.isPending}>
            {step === lastStep ? t('register.submit') : t('register.next')}
          </Button>
        </Group>
      </form>
    </GuestLayout>
  );
}
