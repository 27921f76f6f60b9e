import { useState } from 'react';

/** Something that was read, while it is edited. */
export function useEdited<Values extends object>(read: Values) {
  const [base, setBase] = useState(read);
  const [values, setValues] = useState(read);
  return {
    values,
    /** It differs from what was read. */
    dirty: JSON.stringify(values) !== JSON.stringify(base),
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setValues((before) => ({ ...before, [name]: value })),
    /** Begins anew with other values. */
    reset: (to: Values) => {
      setBase(to);
      setValues(to);
    },
  };
}
