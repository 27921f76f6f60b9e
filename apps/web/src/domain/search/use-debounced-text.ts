import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** Debounce in milliseconds. */
const debounce = 250;

/**
 * Manages the value of a text field: shows it immediately, and passes it on, trimmed, after a pause in typing or when
 * the user leaves the field.
 */
export function useDebouncedText(
  value: string,
  onChange: (text: string) => void,
): { typed: string; type: (text: string) => void; onBlur: () => void } {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useDebouncedCallback((text: string, from: string) => {
    // Report nothing after the user has left the page, even while the next one is loading.
    if (text === sent.current || from !== location.pathname) return;
    sent.current = text;
    onChange(text);
  }, debounce);
  // Going back, switching tabs or clicking 'Clear' changes the value from outside.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return {
    typed,
    type: (text) => {
      setTyped(text);
      send(text.trim(), location.pathname);
    },
    // Apply the search before a click on an item navigates, so that the search can't undo the navigation.
    onBlur: send.flush,
  };
}
