import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest after which what is typed counts. */
const rest = 250;

/** A text that is typed at once and counts, trimmed, after a rest in typing. */
export function useSettlingText(
  value: string,
  onChange: (text: string) => void,
): { typed: string; type: (text: string) => void } {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useDebouncedCallback((text: string, from: string) => {
    // Whoever has gone on meanwhile is not called back, also while the next page is still on its way.
    if (text === sent.current || from !== location.pathname) return;
    sent.current = text;
    onChange(text);
  }, rest);
  // Going back, a tab or 'Clear' changes the value without the field.
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
  };
}
