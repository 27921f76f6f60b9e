import { useState } from 'react';

/** Holds loaded values while they are being edited. */
export function useFormValues<Values extends object>(loaded: Values) {
  const [saved, setSaved] = useState(loaded);
  const [values, setValues] = useState(loaded);
  return {
    values,
    /** Whether the values differ from those loaded. */
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setValues((before) => ({ ...before, [name]: value })),
    /** Starts over with other loaded values. */
    reset: (next: Values) => {
      setSaved(next);
      setValues(next);
    },
  };
}
