import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Leads to the first field with an error once a form was refused: call `pressed` when it is sent, and give the element
 * that holds the fields `form`. What is typed afterwards moves nothing.
 */
export function useFirstError<Holder extends HTMLElement = HTMLFormElement>(
  errors: object,
): { form: RefObject<Holder | null>; pressed: () => void } {
  const form = useRef<Holder>(null);
  const waiting = useRef(false);
  useEffect(() => {
    if (!waiting.current || Object.keys(errors).length === 0) return;
    waiting.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return { form, pressed: () => (waiting.current = true) };
}
