import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';

/** A field for a six-digit code, which phones and password managers can fill in. */
export const CodeField = (props: TextInputProps) => (
  <TextInput
    {...props}
    size="lg"
    dir="ltr"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    styles={{
      label: { fontSize: 'var(--mantine-font-size-md)' },
      input: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.25em', textAlign: 'center' },
    }}
  />
);
