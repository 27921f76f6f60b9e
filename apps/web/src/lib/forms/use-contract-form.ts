import { ApiError } from '@glossa/contract/client';
import type { FieldError } from '@glossa/contract/field-errors';
import { fieldsOf } from '@glossa/contract/fields-of';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';

import { validationText } from '../i18n/validation-text.ts';

type Errors<Values> = Partial<Record<keyof Values & string, string>>;

export interface ContractForm<Values extends object, Parsed> {
  values: Values;
  /** Sentences by field, in the reader's language. */
  errors: Errors<Values>;
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** `value`, `onChange`, `error` and direction for a text input; clears the field's error when it is edited. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    name: Name;
    value: string;
    error: string | undefined;
    dir: 'auto' | undefined;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
  /** Checks all fields, or those named, and shows what is wrong; resolves to whether nothing is. */
  validate: (names?: readonly (keyof Values & string)[]) => Promise<boolean>;
  /** For `<form onSubmit>`: passes what the schema made of the values when they are right. */
  submit: (send: (parsed: Parsed) => void) => (event: { preventDefault: () => void }) => void;
  /** Shows the field errors of a failed call; false when it has none for this form. */
  takeErrors: (error: unknown) => boolean;
  setErrors: (errors: Errors<Values>) => void;
  reset: () => void;
}

/**
 * State of a form whose values are an endpoint's body: they are checked by the contract's own schema, and
 * the server's field errors stand at the same fields. `check` may add rules of the screen, by field,
 * already translated. The built app fetches a schema when it is first used, so checking takes a moment.
 */
export function useContractForm<Values extends object, Schema extends z.ZodType>(
  schema: Schema,
  initial: Values,
  check?: (values: Values) => Errors<Values>,
): ContractForm<Values, z.output<Schema>> {
  // Loads the sentences with the screen.
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
    // The schema could not be fetched. The server has the same one.
    if (!result) return { parsed: values as z.output<Schema>, found: { ...check?.(values) } };
    const fromSchema = result.success ? {} : translated(fieldsOf(result.error.issues, values));
    return { parsed: result.data, found: { ...fromSchema, ...check?.(values) } };
  };

  const set: ContractForm<Values, unknown>['set'] = (name, value) => {
    // Who begins to type will submit: the schema is here by then.
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
      // In a field as elsewhere, words run in their own direction; an empty one shows the interface's.
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
