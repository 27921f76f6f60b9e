import { ApiError } from '@glossa/contract/client';
import type { FieldError } from '@glossa/contract/field-errors';
import { toFieldErrors } from '@glossa/contract/to-field-errors';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';

import { validationText } from '@/lib/i18n/validation-text.ts';

type Errors<Values> = Partial<Record<keyof Values & string, string>>;

export interface ContractForm<Values extends object, Parsed> {
  values: Values;
  /** Messages by field, in the interface language. */
  errors: Errors<Values>;
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Returns `value`, `onChange`, `error` and direction for a text input; an edit clears the field's error. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    name: Name;
    value: string;
    error: string | undefined;
    dir: 'auto' | undefined;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
  /** Validates all fields, or those named, and shows their errors; resolves to true if there are none. */
  validate: (names?: readonly (keyof Values & string)[]) => Promise<boolean>;
  /** Returns a handler for `<form onSubmit>` that validates the form and passes the parsed values to `send`. */
  submit: (send: (parsed: Parsed) => void) => (event: { preventDefault: () => void }) => void;
  /** Shows the field errors of a failed call; returns false if none of them belongs to this form. */
  showFieldErrors: (error: unknown) => boolean;
  setErrors: (errors: Errors<Values>) => void;
  reset: () => void;
}

/**
 * Manages a form whose values are an endpoint's body: a Mantine form that is validated by the contract's schema and
 * also shows the server's field errors. `check` may add the screen's own messages, by field and already translated. The
 * built app loads a schema on first use, so validation is asynchronous.
 */
export function useContractForm<Values extends object, Schema extends z.ZodType>(
  schema: Schema,
  initial: Values,
  check?: (values: Values) => Errors<Values>,
): ContractForm<Values, z.output<Schema>> {
  // Load the messages with the screen.
  useTranslation('validation');
  const parsed = useRef<z.output<Schema>>(undefined);
  const isPreloaded = useRef(false);
  const isSubmitting = useRef(false);

  const parse = (values: Values) => schema.safeParseAsync(values).catch(() => undefined);

  const findErrors = async (values: Values): Promise<Errors<Values>> => {
    const result = await parse(values);
    // If the schema failed to load, leave the validation to the server, which uses the same schema.
    parsed.current = result ? result.data : (values as z.output<Schema>);
    return {
      ...(result?.error && translate(toFieldErrors(result.error.issues, values))),
      ...check?.(values),
    };
  };

  const form = useForm<Values>({ initialValues: initial, validate: findErrors });

  const set: ContractForm<Values, unknown>['set'] = (name, value) => {
    // Preload the schema on the first input, so that it is ready on submit.
    if (!isPreloaded.current) void parse(form.getValues());
    isPreloaded.current = true;
    form.setFieldValue(name, value as never);
  };

  return {
    values: form.values,
    errors: form.errors as Errors<Values>,
    set,
    field: (name) => ({
      name,
      value: String(form.values[name]),
      // Text has the direction of its first word; an empty field has the direction of the interface.
      dir: form.values[name] === '' ? undefined : 'auto',
      error: form.errors[name] as string | undefined,
      onChange: (event) => set(name, event.currentTarget.value as never),
    }),
    validate: async (names) => {
      const errors = Object.entries(await findErrors(form.getValues()));
      const shownErrors = errors.filter(([name]) => names?.includes(name as never) ?? true);
      form.setErrors(Object.fromEntries(shownErrors) as Errors<Values>);
      return shownErrors.length === 0;
    },
    submit: (send) => (event) => {
      event.preventDefault();
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      void Promise.resolve(form.validate()).then(({ hasErrors }) => {
        isSubmitting.current = false;
        if (!hasErrors && parsed.current !== undefined) send(parsed.current);
      });
    },
    showFieldErrors: (error) => {
      if (!(error instanceof ApiError)) return false;
      const known = Object.entries(error.fieldErrors).filter(([name]) => name in form.values);
      if (known.length > 0) form.setErrors(translate(Object.fromEntries(known)));
      return known.length > 0;
    },
    setErrors: form.setErrors,
    reset: form.reset,
  };
}

/** Returns the first message of each field, in the interface language. */
const translate = (fields: Record<string, (FieldError | string)[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, [first]]) => (first ? [[name, validationText(first)]] : [])),
  );
