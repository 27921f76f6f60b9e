import {
  Button,
  Checkbox,
  NativeSelect,
  NumberInput,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';

import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { FilterChips } from '@/ui/inputs/filter-chips.tsx';
import { HiddenRadio } from '@/ui/inputs/hidden-radio.tsx';
import { OptionCard } from '@/ui/inputs/option-card.tsx';
import { PasswordField } from '@/ui/inputs/password-field.tsx';
import { SaveButtons } from '@/ui/inputs/save-buttons.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { ignore, longText } from './example.ts';
import type { Example } from './example.ts';

const options = ['One', 'Two', 'Three'].map((value) => ({ value, label: value }));

function Choice() {
  const [value, setValue] = useState('One');
  return <Segmented aria-label="Number" value={value} onChange={setValue} data={options} />;
}

function Chips() {
  const [value, setValue] = useState('One');
  const chips = options.map((option, index) => ({
    ...option,
    count: index === 2 ? undefined : index * 1000,
  }));
  return <FilterChips label="Number" chips={chips} value={value} onChange={setValue} />;
}

const select = { label: 'Number', value: 'One', onChange: ignore, data: options };

export const inputExamples: readonly Example[] = [
  {
    file: 'inputs/compact-select',
    states: {
      default: <CompactSelect {...select} />,
      small: <CompactSelect {...select} size="xs" />,
      disabled: <CompactSelect {...select} disabled />,
    },
  },
  { file: 'inputs/filter-chips', states: { 'with an unknown count': <Chips /> } },
  {
    file: 'inputs/hidden-radio',
    states: {
      default: (
        <label htmlFor="hidden-radio" style={{ position: 'relative' }}>
          <HiddenRadio id="hidden-radio" name="hidden" value="one" defaultChecked />
          The label is the target.
        </label>
      ),
    },
  },
  {
    file: 'inputs/option-card',
    states: {
      radio: (
        <>
          <OptionCard type="radio" name="plan" defaultChecked>
            Monthly
          </OptionCard>
          <OptionCard type="radio" name="plan">
            Yearly
          </OptionCard>
        </>
      ),
      'without a frame': (
        <OptionCard type="checkbox" isPlain>
          Send a copy by email
        </OptionCard>
      ),
    },
  },
  {
    file: 'inputs/password-field',
    states: {
      default: <PasswordField label="Password" />,
      error: <PasswordField label="Password" error="At least 8 characters" />,
      disabled: <PasswordField label="Password" disabled />,
    },
  },
  {
    file: 'inputs/save-buttons',
    states: {
      default: <SaveButtons isSaving={false} onCancel={ignore} />,
      saving: <SaveButtons isSaving onCancel={ignore} />,
    },
  },
  {
    file: 'inputs/segmented',
    states: {
      default: <Choice />,
      'full width, small': (
        <Segmented fullWidth size="xs" aria-label="Number" value="Two" onChange={ignore} data={options} />
      ),
    },
  },
];

const fields = { label: 'Title', description: 'As it shows in your library' };

/** Mantine's own components with our theme. */
export const mantineExamples: readonly Example[] = [
  {
    file: 'Mantine: buttons',
    states: {
      filled: <Button>Save changes</Button>,
      light: <Button variant="light">Save changes</Button>,
      default: <Button variant="default">Cancel</Button>,
      danger: <Button color="red">Delete</Button>,
      disabled: <Button disabled>Save changes</Button>,
      loading: <Button loading>Save changes</Button>,
      'long text': <Button>{longText}</Button>,
    },
  },
  {
    file: 'Mantine: fields',
    states: {
      default: (
        <Stack>
          <TextInput {...fields} placeholder="A placeholder" />
          <Textarea {...fields} />
          <NativeSelect {...fields} data={options} />
          <NumberInput {...fields} />
          <Checkbox label="Remember me" />
          <Switch label="Remind me" />
        </Stack>
      ),
      error: (
        <Stack>
          <TextInput {...fields} error="Title is required" />
          <Textarea {...fields} error={longText} />
          <Checkbox label="Remember me" error="Please accept the terms" />
        </Stack>
      ),
      disabled: (
        <Stack>
          <TextInput {...fields} disabled />
          <NativeSelect {...fields} data={options} disabled />
          <Checkbox label="Remember me" disabled />
          <Switch label="Remind me" disabled />
        </Stack>
      ),
    },
  },
];
