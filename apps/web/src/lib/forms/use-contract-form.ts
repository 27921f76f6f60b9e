import { ApiError } from '@glossa/contract/client';
import type { FieldError } from '@glossa/contract/field-errors';
import { fieldsOf } from '@glossa/contract/fields-of';
import { useRef, useState } from 'react';
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
  /** For `<form onSubmit>`: validates, and passes the parsed values to `send`. */
  submit: (send: (parsed: Parsed) => void) => (event: { preventDefault: () => void }) => void;
  /** Shows the field errors of a failed call; returns false if it has none for this form. */
  takeErrors: (error: unknown) => boolean;
  setErrors: (errors: Errors<Values>) => void;
  reset: () => void;
}

/**
 * State of a form whose values are an endpoint's body: they are validated by the contract's schema, and the server's
 * field errors appear at the same fields. `check` may add the screen's own rules, by field and already translated. The
 * built app loads a schema on first use, so validation is asynchronous.
 */
export function useContractForm<Values extends object, Schema extends z.ZodType>(
  schema: Schema,
  initial: Values,
  check?: (values: Values) => Errors<Values>,
): ContractForm<Values, z.output<Schema>> {
  // Loads the messages with the screen.
  useTranslation('validation');
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const prepared = useRef(false);
  const submitting = useRef(false);

  const translated = (fields: Record<string, (FieldError | string)[]>) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, [first]]) => (first ? [[name, validationText(first)]] : [])),
    ) as Errors<Values>;

  const parse = () => schema.safeParseAsync(values).catch(() => undefined);

  const problems = async (): Promise<{ parsed: z.output<Schema> | undefined; found: Errors<Values> }> => {
    const result = await parse();
    // The schema failed to load. The server validates with the same one.
    if (!result) return { parsed: values as z.output<Schema>, found: { ...check?.(values) } };
    const fromSchema = result.success ? {} : translated(fieldsOf(result.error.issues, values));
    return { parsed: result.data, found: { ...fromSchema, ...check?.(values) } };
  };

  const set: ContractForm<Values, unknown>['set'] = (name, value) => {
    // Preloads the schema on the first input, so that it is there on submit.
    if (!prepared.current) void parse();
    prepared.current = true;
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _edited, ...others }) => others as Errors<Values>);
  };

  return {
    values,
    errors,
    set,
    field: (name) => ({
      name,
      value: String(values[name]),
      // Text has the direction of its first word; an empty field has that of the interface.
      dir: values[name] === '' ? undefined : 'auto',
      error: errors[name],
      onChange: (event) => set(name, event.currentTarget.value as never),
    }),
    validate: async (names) => {
      const { found } = await problems();
      const shown = names
        ? (Object.fromEntries(
            Object.entries(found).filter(([name]) => names.includes(name as never)),
          ) as Errors<Values>)
        : found;
      setErrors(shown);
      return Object.keys(shown).length === 0;
    },
    submit: (send) => (event) => {
      event.preventDefault();
      if (submitting.current) return;
      submitting.current = true;
      void problems().then(({ parsed, found }) => {
        submitting.current = false;
        setErrors(found);
        if (Object.keys(found).length === 0 && parsed !== undefined) send(parsed);
      });
    },
    takeErrors: (error) => {
      if (!(error instanceof ApiError)) return false;
      const known = Object.entries(error.fieldErrors).filter(([name]) => name in values);
      if (known.length > 0) setErrors(translated(Object.fromEntries(known)));
      return known.length > 0;
    },
    setErrors,
    reset: () => {
      setValues(initial);
      setErrors({});
    },
  };
}
