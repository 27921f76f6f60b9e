import { useState } from 'react';

/** Manages loaded values while they are being edited. */
export function useFormValues<Values extends object>(loaded: Values) {
  const [saved, setSaved] = useState(loaded);
  const [values, setValues] = useState(loaded);
  return {
    values,
    /** Whether the values differ from those loaded. */
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setValues((before) => ({ ...before, [name]: value })),
    /** Replaces the values with newly loaded ones, discarding any edits. */
    reset: (next: Values) => {
      setSaved(next);
      setValues(next);
    },
  };
}
