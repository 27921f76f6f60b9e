import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses the first field with an error after a rejected submit: call `pressed` on submit, and pass `form` as the ref
 * of the element that contains the fields. Later edits do not move the focus.
 */
export function useFirstError<Holder extends HTMLElement = HTMLFormElement>(
  errors: object,
): { form: RefObject<Holder | null>; pressed: () => void } {
  const form = useRef<Holder>(null);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isWaiting.current || Object.keys(errors).length === 0) return;
    isWaiting.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return { form, pressed: () => (isWaiting.current = true) };
}
