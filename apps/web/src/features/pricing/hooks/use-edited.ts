import { useState } from 'react';

/** Holds loaded values while they are being edited. */
export function useEdited<Values extends object>(read: Values) {
  const [base, setBase] = useState(read);
  const [values, setValues] = useState(read);
  return {
    values,
    /** Whether the values differ from those loaded. */
    dirty: JSON.stringify(values) !== JSON.stringify(base),
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setValues((before) => ({ ...before, [name]: value })),
    /** Starts over with other values. */
    reset: (to: Values) => {
      setBase(to);
      setValues(to);
    },
  };
}
